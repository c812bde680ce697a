import type { PercentCrop } from "react-image-crop";

import type { Rect } from "#cms/files/crop.contract.ts";

import type { Size } from "./images.ts";

/** A part in pixels as percents of the picture. */
export const toPart = (rect: Rect, size: Size): PercentCrop => ({
  unit: "%",
  x: (100 * rect.x) / size.width,
  y: (100 * rect.y) / size.height,
  width: (100 * rect.width) / size.width,
  height: (100 * rect.height) / size.height,
});

/** Converts a crop in percent to whole pixels within the file's bounds, in a ratio if there is one. */
export function toRect(part: PercentCrop, size: Size, ratio?: number): Rect {
  const x = Math.round((part.x * size.width) / 100);
  const y = Math.round((part.y * size.height) / 100);
  const width = Math.round((part.width * size.width) / 100);
  const height = ratio ? Math.round(width / ratio) : Math.round((part.height * size.height) / 100);
  return {
    x,
    y,
    width: Math.max(1, Math.min(size.width - x, width)),
    height: Math.max(1, Math.min(size.height - y, height)),
  };
}
