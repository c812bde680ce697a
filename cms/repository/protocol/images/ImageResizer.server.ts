import sharp from "sharp";
import type { ResizeOptions } from "sharp";

import type { Rect } from "#cms/files/crop.contract.ts";
import { isTooLarge, maxPixels } from "#cms/repository/domain/model/maxPixels.ts";
import { readableByVips } from "#kit/readableByVips.ts";
import { readPictureSize } from "#kit/readPictureSize.ts";

import { isAnimated } from "#kit/isAnimated.ts";

// libvips caches and decodes on every core by default: many images at once would exhaust memory.
sharp.cache(false);
sharp.concurrency(1);

type Size = { width: number; height: number };

/** An image with too many pixels to decode. */
export class TooLargeError extends Error {}

/** The requested crop is outside the image. */
export class OutsideError extends Error {}

/** A requested form of an image. */
export type ImageForm = {
  /** A crop in the image's own pixels. */
  rect?: Rect | undefined;
  /** The maximum size of the result. */
  width?: number | undefined;
  height?: number | undefined;
  /** Whether the result has the shape of the maximum size, cut around its middle. */
  isFilled?: boolean | undefined;
  /** From 1 to 100. */
  quality?: number | undefined;
};

/** The queue is full. */
export class TooBusyError extends Error {}

const defaultQuality = 78;

/** Scales images with bounded concurrency; concurrent requests for the same result share one job. */
export class ImageResizer {
  private readonly maxRunning: number;
  private readonly maxWaiting: number;
  private readonly inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor({ maxRunning = 2, maxWaiting = 200 } = {}) {
    this.maxRunning = maxRunning;
    this.maxWaiting = maxWaiting;
  }

  /**
   * An image, or a part of it, as WebP, at most `width` pixels wide and `height` high; `key` names image and form. Throws `TooLargeError`,
   * `TooBusyError`, or libvips' error for an invalid file.
   */
  resize(key: string, source: Uint8Array, form: ImageForm): Promise<Uint8Array<ArrayBuffer>> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const pending = this.runLimited(() => scale(source, form)).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, pending);
    return pending;
  }

  private async runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) {
      if (this.waiting.length >= this.maxWaiting) throw new TooBusyError("too many images are queued for scaling");
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next waiter, so that the order is first in, first out.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

async function scale(source: Uint8Array, form: ImageForm): Promise<Uint8Array<ArrayBuffer>> {
  // Sequential read decodes a strip at a time.
  const animated = isAnimated(source);
  const image = sharp(readableByVips(source), {
    limitInputPixels: maxPixels,
    // Frames follow one another, so none can be left before its end.
    sequentialRead: !animated,
    autoOrient: true,
    animated,
  });
  const size = await readPictureSize(source);
  if (isTooLarge(size)) throw new TooLargeError(`a picture of ${size.width} × ${size.height} pixels is not decoded`);
  const { rect, quality = defaultQuality } = form;
  const part = rect && toPart(rect, size);
  const cut = part ? image.extract(part) : image;
  return new Uint8Array(
    await cut
      .resize(toBox(form, part ?? size))
      .webp({ quality })
      .toBuffer(),
  );
}

/** The size of the result, never larger than the image; a shape to be filled is kept. */
function toBox({ width, height, isFilled }: ImageForm, size: Size): ResizeOptions {
  if (!isFilled || !width || !height)
    return { ...(width ? { width } : {}), ...(height ? { height } : {}), fit: "inside", withoutEnlargement: true };
  const factor = Math.min(1, size.width / width, size.height / height);
  const toPixels = (length: number) => Math.max(1, Math.round(length * factor));
  return { width: toPixels(width), height: toPixels(height), fit: "cover" };
}

/** The part of a crop inside the image; throws `OutsideError` when there is none. */
function toPart({ x, y, width, height }: Rect, size: Size) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const part = {
    left,
    top,
    width: Math.min(Math.round(width), size.width - left),
    height: Math.min(Math.round(height), size.height - top),
  };
  if (part.width >= 1 && part.height >= 1) return part;
  throw new OutsideError(`The picture has ${size.width} × ${size.height} pixels; rect lies outside of it`);
}
