import type { PercentCrop } from "react-image-crop";

import { formatNumber } from "@/features/shared/locale";
import type { Rect } from "#cms/files/crop.contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";
import styles from "./CropDialog.module.css";

type Props = {
  source: string;
  /** In percent of the picture, for the view. */
  part: PercentCrop;
  /** In its pixels, for the words. */
  rect: Rect;
  /** What the field asks for, in pixels. */
  minWidth: number | undefined;
};

/** What is left of a picture, in the ratio in which the page shows it, with its size. */
export function CropResult({ source, part, rect, minWidth }: Props) {
  const { locale } = useEditor();
  const format = (pixels: number) => formatNumber(pixels, locale);
  const text = messages[locale];
  const size = text.cropResult(format(rect.width), format(rect.height));
  const isNarrow = minWidth !== undefined && rect.width < minWidth;
  const ratio = rect.width / rect.height;
  return (
    <figure className={styles.result}>
      <div style={{ aspectRatio: ratio, width: `min(100%, ${40 * ratio}dvh)` }}>
        <img
          src={source}
          alt=""
          style={{
            width: `${10_000 / part.width}%`,
            height: `${10_000 / part.height}%`,
            left: `${(-100 * part.x) / part.width}%`,
            top: `${(-100 * part.y) / part.height}%`,
          }}
        />
      </div>
      <figcaption data-narrow={isNarrow}>{isNarrow ? `${size} · ${text.narrow(format(minWidth))}` : size}</figcaption>
    </figure>
  );
}
