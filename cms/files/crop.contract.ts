/** Part of a picture in its own pixels. */
export type Rect = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** How Prismic stores a crop: the part's offset and scale, beside the size of the result (`dimensions`). */
type ImageEdit = { x: number; y: number; zoom: number; background: string };

const maxResultPixels = 3_840;

/** What a picture field stores for a part of its picture: the result has the part's size, at most 3,840 pixels wide. */
export function cropImage(rect: Rect): { edit: ImageEdit; dimensions: Size } {
  const zoom = Math.min(1, maxResultPixels / rect.width);
  const scale = (length: number) => Math.max(1, Math.round(length * zoom));
  return {
    edit: { x: -Math.round(rect.x * zoom), y: -Math.round(rect.y * zoom), zoom, background: "transparent" },
    dimensions: { width: scale(rect.width), height: scale(rect.height) },
  };
}

type Stored = { edit?: unknown; dimensions?: unknown };

/** The part that a stored picture shows; `undefined` when it shows all of it, or when what is stored is no crop. */
export function getCrop({ edit, dimensions }: Stored, size: Size): Rect | undefined {
  const [x, y, zoom] = ["x", "y", "zoom"].map((name) => readNumber(edit, name));
  const [width, height] = ["width", "height"].map((name) => readNumber(dimensions, name));
  if (x === undefined || y === undefined || !zoom || !width || !height || zoom < 0) return undefined;
  const left = clamp(Math.abs(x) / zoom, 0, size.width - 1);
  const top = clamp(Math.abs(y) / zoom, 0, size.height - 1);
  const rect = {
    x: left,
    y: top,
    width: clamp(width / zoom, 1, size.width - left),
    height: clamp(height / zoom, 1, size.height - top),
  };
  return rect.width === size.width && rect.height === size.height ? undefined : rect;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(Math.round(value), min), max);

function readNumber(value: unknown, name: string): number | undefined {
  const member: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === "number" && Number.isFinite(member) ? member : undefined;
}

/** The largest part of a picture with a ratio of width to height that has a focal point as near its middle as can be. */
export function cropToRatio(size: Size, ratio: number, focal: { x: number; y: number } = { x: 0.5, y: 0.5 }): Rect {
  const width = Math.max(1, Math.round(Math.min(size.width, size.height * ratio)));
  const height = Math.max(1, Math.round(Math.min(size.height, size.width / ratio)));
  return {
    x: clamp(focal.x * size.width - width / 2, 0, size.width - width),
    y: clamp(focal.y * size.height - height / 2, 0, size.height - height),
    width,
    height,
  };
}
