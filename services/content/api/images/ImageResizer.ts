import sharp from "sharp";

import { isTooLarge, maxPixels } from "../../domain/model/maxPixels.ts";

// libvips caches and decodes on every core by default: many images at once would exhaust memory.
sharp.cache(false);
sharp.concurrency(1);

/** An image with too many pixels to decode. */
export class TooLargeError extends Error {}

/** The queue is full. */
export class TooBusyError extends Error {}

const webp = { quality: 78 };

/** Scales images with bounded concurrency; concurrent requests for the same result share one job. */
export class ImageResizer {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ maxRunning = 2, maxWaiting = 200 } = {}) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * An image as WebP, at most `width` pixels wide; `key` names image and width. Throws `TooLargeError`,
   * `TooBusyError`, or libvips' error for an invalid file.
   */
  resize(key: string, source: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#inFlight.get(key);
    if (known) return known;
    const made = this.#runLimited(() => scale(source, width)).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, made);
    return made;
  }

  async #runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#maxRunning) {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooBusyError("too many pictures wait to be made smaller");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next waiter, so that the order is first in, first out.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

async function scale(source: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // Sequential read decodes a strip at a time.
  const image = sharp(source, { limitInputPixels: maxPixels, sequentialRead: true });
  const size = await sharp(source, { limitInputPixels: false }).metadata();
  if (isTooLarge(size)) throw new TooLargeError(`a picture of ${size.width} × ${size.height} pixels is not unpacked`);
  return new Uint8Array(await image.resize({ width, withoutEnlargement: true }).webp(webp).toBuffer());
}
