import { useRef, useState } from "react";
import { Upload } from "lucide-react";

import { formatNumber } from "@/features/shared/locale";
import { searchAssets, uploadAsset } from "#cms/files/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import type { StudioAsset } from "#cms/files/contract.ts";
import { formatPixels } from "#cms/files/formatSize.ts";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { SearchPicker } from "#cms/editor/parts/SearchPicker.tsx";
import { useFileDrop } from "#cms/shell/ui/useFileDrop.ts";

import { messages } from "./messages.ts";
import styles from "./picked.module.css";

type Props = {
  kind: "image" | "any";
  /** Pixels that the field asks for. */
  minWidth?: number | undefined;
  onPick: (asset: StudioAsset) => void;
};

const limit = 60;
const findImages = async (text: string, signal: AbortSignal) =>
  (await searchAssets({ text, kind: "image", limit }, signal)).results;
const findFiles = async (text: string, signal: AbortSignal) => (await searchAssets({ text, limit }, signal)).results;

/** The asset library, with upload by file chooser, drop or paste. */
export function AssetPicker({ kind, minWidth = 0, onPick }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || isSending) return;
    setProblem(undefined);
    if (files.length > 1) return setProblem(text.oneFile);
    // Without a type only the service can tell.
    if (kind === "image" && !/^(?:image\/|$)/.test(file.type)) return setProblem(text.noPicture(file.name));
    setSending(true);
    try {
      const asset = await uploadAsset(file);
      if (kind === "image" && asset.kind !== "image") setProblem(text.noPicture(file.name));
      else onPick(asset);
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      setProblem(describeFailure(error, locale));
    } finally {
      setSending(false);
    }
  };
  const isDragged = useFileDrop((files) => void send(files));
  return (
    <div className={styles.library}>
      <div className={styles.upload} data-dragged={isDragged}>
        <Button size="small" disabled={isSending} onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden="true" /> {isSending ? text.uploading : text.upload}
        </Button>
        <small>{kind === "image" ? text.dropPicture : text.dropFile}</small>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text.upload}
          accept={kind === "image" ? "image/*" : undefined}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            // Reset, so that the same file can be chosen again after a failure.
            target.value = "";
          }}
        />
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <SearchPicker
        isGrid
        label={kind === "image" ? text.findPicture : text.findFile}
        search={kind === "image" ? findImages : findFiles}
        toKey={({ id }) => id}
        onPick={onPick}
      >
        {(asset) => (
          <span className={styles.tile}>
            {asset.kind === "image" ? <img src={toThumbnail(asset.url)} alt="" loading="lazy" /> : null}
            <span title={asset.filename}>{asset.filename}</span>
            {asset.width && asset.height ? <small>{formatPixels(asset.width, asset.height, locale)}</small> : null}
            {asset.width && asset.width < minWidth ? (
              <small data-narrow="">{text.narrow(formatNumber(minWidth, locale))}</small>
            ) : null}
          </span>
        )}
      </SearchPicker>
    </div>
  );
}

// SVGs have one size; other pictures are available at this width.
const toThumbnail = (url: string) => (/\.svg$/i.test(url) ? url : `${url}?w=384`);
