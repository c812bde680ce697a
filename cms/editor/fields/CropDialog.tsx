import { useState } from "react";
import ReactCrop from "react-image-crop";
import type { PercentCrop } from "react-image-crop";

import "react-image-crop/dist/ReactCrop.css";

import { loadAsset } from "#cms/files/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { cropToRatio, getCrop } from "#cms/files/crop.contract.ts";
import type { Rect } from "#cms/files/crop.contract.ts";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { toText } from "#cms/editor/store/json.ts";
import { messages as frameMessages } from "#cms/editor/messages.ts";

import { CropResult } from "./CropResult.tsx";
import { toPart, toRect } from "./cropParts.ts";
import { toImagePath, withCrop } from "./images.ts";
import type { Size } from "./images.ts";
import { messages } from "./messages.ts";

import controls from "./control.module.css";
import styles from "./CropDialog.module.css";

type Props = {
  image: JsonObject;
  constraint: Partial<Size>;
  onClose: () => void;
  onChange: (image: JsonObject) => void;
};

const ratios = { "16 : 9": 16 / 9, "3 : 2": 3 / 2, "4 : 3": 4 / 3, "1 : 1": 1 } as const;

/** Crops a picture to the field's ratio or to a common one. */
export default function CropDialog({ image, constraint, onClose, onChange }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const { width, height } = constraint;
  const own = width && height ? width / height : undefined;
  const [ratio, setRatio] = useState<number | undefined>(own);
  const [crop, setCrop] = useState<PercentCrop>();
  const [size, setSize] = useState<Size>();
  const source = toImagePath(toText(image.url));
  const show = (rect: Rect, full: Size) => setCrop(toPart(rect, full));
  /** The largest crop of a ratio, around the asset's focal point if it has one. */
  const propose = (next: number, full: Size) =>
    loadAsset(toText(image.id)).then(
      ({ focal }) => show(cropToRatio(full, next, focal ?? undefined), full),
      (error: unknown) => {
        if (!(error instanceof StudioError)) throw error;
        show(cropToRatio(full, next), full);
      },
    );
  const open = (full: Size) => {
    setSize(full);
    const known = getCrop(image, full);
    if (known ?? !own) show(known ?? { x: 0, y: 0, ...full }, full);
    else void propose(own, full);
  };
  const choose = (next: number | undefined) => {
    setRatio(next);
    if (next && size) void propose(next, size);
  };
  const apply = () => {
    if (size && crop) onChange(withCrop(image, toRect(crop, size, ratio), size));
  };
  return (
    <Dialog
      title={text.cropTitle}
      onClose={onClose}
      isWide
      footer={
        <>
          <Button onClick={onClose}>{frameMessages[locale].cancel}</Button>
          <Button tone="primary" onClick={apply} disabled={!crop?.width || !crop.height}>
            {text.apply}
          </Button>
        </>
      }
    >
      {own ? null : (
        <label className={styles.ratio}>
          {text.ratio}
          <select
            className={controls.root}
            value={ratio ?? ""}
            onChange={({ target }) => choose(Number(target.value) || undefined)}
          >
            <option value="">{text.freeRatio}</option>
            {Object.entries(ratios).map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.work}>
        <ReactCrop
          className={styles.crop}
          {...(crop ? { crop } : {})}
          aspect={ratio}
          keepSelection
          ariaLabels={text.cropKeys}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            src={source}
            alt=""
            onLoad={({ currentTarget }) => open(getSize(currentTarget) ?? { width: 1, height: 1 })}
          />
        </ReactCrop>
        {size && crop?.width && crop.height ? (
          <CropResult source={source} part={crop} rect={toRect(crop, size, ratio)} minWidth={width} />
        ) : null}
      </div>
    </Dialog>
  );
}

const getSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size | undefined =>
  naturalWidth ? { width: naturalWidth, height: naturalHeight } : undefined;
