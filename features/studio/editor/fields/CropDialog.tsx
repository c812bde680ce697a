import { useRef, useState } from "react";
import ReactCrop from "react-image-crop";
import type { PercentCrop } from "react-image-crop";

import "react-image-crop/dist/ReactCrop.css";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { Dialog } from "@/features/studio/editor/parts/Dialog";
import type { JsonObject } from "@/features/studio/editor/store/json";
import { toText } from "@/features/studio/editor/store/json";
import { messages as frameMessages } from "@/features/studio/editor/messages";

import { imageUrl, readCrop, withCrop, withoutCrop } from "./images";
import type { Size } from "./images";
import { messages } from "./messages";
import { toOutputSize, toRect } from "./cropSizes";

import styles from "./CropDialog.module.css";

type Props = {
  image: JsonObject;
  constraint: Partial<Size>;
  onClose: () => void;
  onChange: (image: JsonObject) => void;
};

const ratios = { "16 : 9": 16 / 9, "3 : 2": 3 / 2, "4 : 3": 4 / 3, "1 : 1": 1 } as const;

/** Chooses the part of a picture that is shown: at the field's own ratio, or at one of the usual ones. */
export function CropDialog({ image, constraint, onClose, onChange }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const picture = useRef<HTMLImageElement>(null);
  const { width, height } = constraint;
  const own = width && height ? width / height : undefined;
  const [ratio, setRatio] = useState<number | undefined>(own);
  const [crop, setCrop] = useState<PercentCrop>();
  const whole = { ...image, url: toText(image.url).replace(/\?.*$/, "") };
  const showStored = (size: Size) => {
    const rect = readCrop(image) ?? { x: 0, y: 0, ...size };
    setCrop({
      unit: "%",
      ...{ x: (100 * rect.x) / size.width, y: (100 * rect.y) / size.height },
      ...{ width: (100 * rect.width) / size.width, height: (100 * rect.height) / size.height },
    });
  };
  const apply = () => {
    const file = picture.current;
    if (!file || !crop) return;
    const size = { width: file.naturalWidth, height: file.naturalHeight };
    const rect = toRect(crop, size);
    const isWhole = rect.width === size.width && rect.height === size.height;
    onChange(isWhole && !own ? withoutCrop(image, size) : withCrop(image, rect, toOutputSize(rect, constraint)));
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
          <select value={ratio ?? ""} onChange={({ target }) => setRatio(Number(target.value) || undefined)}>
            <option value="">{text.freeRatio}</option>
            {Object.entries(ratios).map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ReactCrop {...(crop ? { crop } : {})} aspect={ratio} keepSelection onChange={(_, percent) => setCrop(percent)}>
        <img
          ref={picture}
          src={imageUrl(whole, 0)?.replace(/\?.*$/, "")}
          alt=""
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            showStored({ width: naturalWidth, height: naturalHeight })
          }
        />
      </ReactCrop>
    </Dialog>
  );
}
