import type { Rect, Size } from "./images";

type Percent = { x: number; y: number; width: number; height: number };

/** A part chosen in percent as whole pixels of the file, within its bounds. */
export function toRect(part: Percent, size: Size): Rect {
  const x = Math.round((part.x * size.width) / 100);
  const y = Math.round((part.y * size.height) / 100);
  return {
    x,
    y,
    width: Math.max(1, Math.min(size.width - x, Math.round((part.width * size.width) / 100))),
    height: Math.max(1, Math.min(size.height - y, Math.round((part.height * size.height) / 100))),
  };
}

/** Size of the result: what the field asks for, else the pixels of the part. */
export function toOutputSize(rect: Rect, { width, height }: Partial<Size>): Size {
  if (width && height) return { width, height };
  if (width) return { width, height: Math.round((width * rect.height) / rect.width) };
  if (height) return { width: Math.round((height * rect.width) / rect.height), height };
  return { width: rect.width, height: rect.height };
}
