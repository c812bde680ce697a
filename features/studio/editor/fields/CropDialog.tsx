import { useRef, useState } from "react";
import ReactCrop from "react-image-crop";
import type { PercentCrop } from "react-image-crop";

import "react-image-crop/dist/ReactCrop.css";

import { loadAsset } from "@/features/studio/api/assets";
import { StudioError } from "@/features/studio/api/StudioError";
import { cropToRatio, getCrop } from "@/features/shared/contracts/studio/crop";
import type { Rect } from "@/features/shared/contracts/studio/crop";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { Dialog } from "@/features/studio/ui/Dialog";
import type { JsonObject } from "@/features/studio/editor/store/json";
import { toText } from "@/features/studio/editor/store/json";
import { messages as frameMessages } from "@/features/studio/editor/messages";

import { toImagePath, withCrop } from "./images";
import type { Size } from "./images";
import { messages } from "./messages";

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
  const picture = useRef<HTMLImageElement>(null);
  const { width, height } = constraint;
  const own = width && height ? width / height : undefined;
  const [ratio, setRatio] = useState<number | undefined>(own);
  const [crop, setCrop] = useState<PercentCrop>();
  const show = (rect: Rect, size: Size) =>
    setCrop({
      unit: "%",
      x: (100 * rect.x) / size.width,
      y: (100 * rect.y) / size.height,
      width: (100 * rect.width) / size.width,
      height: (100 * rect.height) / size.height,
    });
  /** The largest crop of a ratio, around the asset's focal point if it has one. */
  const propose = (next: number, size: Size) =>
    loadAsset(toText(image.id)).then(
      ({ focal }) => show(cropToRatio(size, next, focal ?? undefined), size),
      (error: unknown) => {
        if (!(error instanceof StudioError)) throw error;
        show(cropToRatio(size, next), size);
      },
    );
  const open = (size: Size) => {
    const known = getCrop(image, size);
    if (known ?? !own) show(known ?? { x: 0, y: 0, ...size }, size);
    else void propose(own, size);
  };
  const choose = (next: number | undefined) => {
    setRatio(next);
    const size = getSize(picture.current);
    if (next && size) void propose(next, size);
  };
  const apply = () => {
    const size = getSize(picture.current);
    if (size && crop) onChange(withCrop(image, toRect(crop, size), size));
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
      <ReactCrop
        className={styles.crop}
        {...(crop ? { crop } : {})}
        aspect={ratio}
        keepSelection
        ariaLabels={text.cropKeys}
        onChange={(_, percent) => setCrop(percent)}
      >
        <img
          ref={picture}
          src={toImagePath(toText(image.url))}
          alt=""
          onLoad={({ currentTarget }) => open(getSize(currentTarget) ?? { width: 1, height: 1 })}
        />
      </ReactCrop>
    </Dialog>
  );
}

const getSize = (picture: HTMLImageElement | null): Size | undefined =>
  picture?.naturalWidth ? { width: picture.naturalWidth, height: picture.naturalHeight } : undefined;

/** Converts a crop in percent to whole pixels within the file's bounds. */
function toRect(part: PercentCrop, size: Size): Rect {
  const x = Math.round((part.x * size.width) / 100);
  const y = Math.round((part.y * size.height) / 100);
  const width = Math.round((part.width * size.width) / 100);
  const height = Math.round((part.height * size.height) / 100);
  return {
    x,
    y,
    width: Math.max(1, Math.min(size.width - x, width)),
    height: Math.max(1, Math.min(size.height - y, height)),
  };
}
