import sharp from "sharp";

import { isTooLarge, maxPixels } from "../../domain/model/maxPixels.ts";

// libvips keeps what it read, and unpacks on every core: many pictures at once would take the memory of all others.
sharp.cache(false);
sharp.concurrency(1);

/** A picture that has more pixels than can be unpacked. */
export class TooLargeError extends Error {}

/** More pictures wait than can be made in time. */
export class TooBusyError extends Error {}

const webp = { quality: 78 };

/** Makes pictures smaller, a few at a time; one that many ask for is made once. */
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
   * A picture as WebP, at most `width` pixels wide; `key` names picture and width. Throws `TooLargeError`,
   * `TooBusyError`, or what libvips says of a file that is no picture.
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
      // The turn is handed on, so that nobody overtakes who waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

async function scale(source: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // Read line by line: only a strip of the picture is unpacked at a time.
  const image = sharp(source, { limitInputPixels: maxPixels, sequentialRead: true });
  const size = await sharp(source, { limitInputPixels: false }).metadata();
  if (isTooLarge(size)) throw new TooLargeError(`a picture of ${size.width} × ${size.height} pixels is not unpacked`);
  return new Uint8Array(await image.resize({ width, withoutEnlargement: true }).webp(webp).toBuffer());
}
