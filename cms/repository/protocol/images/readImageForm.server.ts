import { HttpError } from "#kit/HttpError.ts";

import type { ImageForm } from "./ImageResizer.server.ts";

const widths = new Set([16, 32, 64, 128, 256, 384, 640, 828, 1200, 2048, 3840]);
const maxLength = 8_192;
const rectPattern = /^\d{1,5}(\.\d{1,4})?(,\d{1,5}(\.\d{1,4})?){3}$/;

/**
 * The requested form of an image, as imgix parses it: `w` (one of the widths), or a crop by
 * `rect=left,top,width,height` with any `w` and `h` of the result. `undefined` for the file itself; throws `HttpError`.
 */
export function readImageForm(query: (name: string) => string | undefined): ImageForm | undefined {
  const width = query("w") ?? query("width");
  const rect = query("rect");
  if (rect !== undefined) {
    if (!rectPattern.test(rect)) {
      const message = "rect must be four numbers of pixels, separated by commas: left, top, width, height.";
      throw new HttpError(400, "bad_rect", message);
    }
    const [x = 0, y = 0, w = 0, h = 0] = rect.split(",").map(Number);
    return {
      rect: { x, y, width: w, height: h },
      width: readLength("w", width),
      height: readLength("h", query("h") ?? query("height")),
    };
  }
  if (!width) return undefined;
  if (widths.has(Number(width))) return { width: Number(width) };
  throw new HttpError(400, "bad_width", `w must be one of ${[...widths].join(", ")}.`);
}

function readLength(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const length = Number(text);
  if (Number.isInteger(length) && length >= 1 && length <= maxLength) return length;
  throw new HttpError(400, "bad_length", `${name} must be a whole number from 1 to ${maxLength}.`);
}
