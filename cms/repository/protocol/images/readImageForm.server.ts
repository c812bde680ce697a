import { HttpError } from "#kit/HttpError.ts";

import type { ImageForm } from "./ImageResizer.server.ts";

// The widths of Prismic's own components and of `next/image` lie at most a third below one of these.
const storedLengths = [16, 32, 64, 96, 128, 256, 384, 640, 828, 1080, 1200, 1920, 2048, 3840];
const storedQualities = [30, 50, 65, 78, 90, 100];
const maxLength = 8_192;
const maxDensity = 8;
const rectPattern = /^\d{1,5}(\.\d{1,4})?(,\d{1,5}(\.\d{1,4})?){3}$/;

type Query = (name: string) => string | undefined;

/**
 * The requested form of an image, as imgix parses it: within `w` and `h`, times `dpr`, in the quality `q`, filled with
 * `fit=crop`, and of a part of it with `rect=left,top,width,height`. Sizes and qualities are rounded up to the next
 * stored one, so that any width asked for is answered and few are made; the result of a crop is exact. `undefined` for
 * the file itself; throws `HttpError` for a value that is no positive number.
 */
export function readImageForm(query: Query): ImageForm | undefined {
  const density = Math.min(readPositive(query, "dpr") ?? 1, maxDensity);
  const width = readPositive(query, "w", "width");
  const height = readPositive(query, "h", "height");
  const quality = readPositive(query, "q");
  const rect = readRect(query("rect"));
  if (!rect && width === undefined && height === undefined && quality === undefined) return undefined;
  const box = { width: times(width, density), height: times(height, density) };
  return {
    ...(rect ? { rect, ...limit(box) } : limit(enlarge(box))),
    ...(quality === undefined ? {} : { quality: roundUp(quality, storedQualities) }),
    ...(query("fit") === "crop" && width !== undefined && height !== undefined ? { isFilled: true } : {}),
  };
}

type Box = { width: number | undefined; height: number | undefined };

const times = (length: number | undefined, factor: number) => (length === undefined ? undefined : length * factor);

/** The box in its own shape, with the next stored width; of one without a width, the next stored height. */
function enlarge({ width, height }: Box): Box {
  const length = width ?? height;
  if (length === undefined) return { width, height };
  const factor = Math.max(1, roundUp(length, storedLengths) / length);
  return { width: times(width, factor), height: times(height, factor) };
}

const limit = ({ width, height }: Box): Box => ({ width: toPixels(width), height: toPixels(height) });

const toPixels = (length: number | undefined) =>
  length === undefined ? undefined : Math.min(Math.max(1, Math.round(length)), maxLength);

/** The next larger of the stored values, or the largest. */
const roundUp = (value: number, stored: readonly number[]) =>
  stored.find((one) => one >= value) ?? stored.at(-1) ?? value;

function readPositive(query: Query, ...names: string[]): number | undefined {
  const name = names.find((one) => (query(one) ?? "") !== "");
  if (name === undefined) return undefined;
  const value = Number(query(name));
  if (value > 0 && Number.isFinite(value)) return value;
  throw new HttpError(400, "bad_length", `${name} must be a number above 0, such as 640.`);
}

function readRect(text: string | undefined): ImageForm["rect"] {
  if (text === undefined) return undefined;
  if (!rectPattern.test(text)) {
    const message = "rect must be four numbers of pixels, separated by commas: left, top, width, height.";
    throw new HttpError(400, "bad_rect", message);
  }
  const [x = 0, y = 0, width = 0, height = 0] = text.split(",").map(Number);
  return { x, y, width, height };
}
