import { FileText, Music, Video } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import type { StudioAsset } from "./contract.ts";
import { formatPixels, formatSize } from "./formatSize.ts";
import { messages } from "./messages.ts";
import styles from "./FilesScreen.module.css";

const drawings = { video: Video, audio: Music, document: FileText };
const thumbnailWidth = 384;

/** A file in the grid: picture, name, and missing alternative texts. */
export const FileCard = observer(function FileCard({ file, onOpen }: { file: StudioAsset; onOpen: () => void }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { filename, kind, url, size, width, height, uses } = file;
  const lacksAlt = kind === "image" && file.lacks_alt;
  const Drawing = kind === "image" ? undefined : drawings[kind];
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.picture}>
        {Drawing ? (
          <Drawing size={40} strokeWidth={1} aria-hidden="true" />
        ) : (
          <img src={`${url}?w=${thumbnailWidth}`} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles.filename} title={filename}>
        {filename}
      </span>
      <small>
        {width && height ? `${formatPixels(width, height, locale)} · ` : ""}
        {formatSize(size, locale)}
      </small>
      <small>
        {uses > 0 ? text.uses(uses) : text.notUsed}
        {lacksAlt ? (
          <>
            {" · "}
            <mark>{text.noAlt}</mark>
          </>
        ) : null}
      </small>
    </button>
  );
});
