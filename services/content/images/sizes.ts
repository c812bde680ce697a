import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

type Size = { width: number; height: number };

/** Knows the pixel sizes of the pictures in folders; they are read once, and again after a change. */
export class ImageSizes {
  readonly #folders: string[];
  #sizes = new Map<string, { mark: number; size: Size }>();

  constructor(folders: string[]) {
    this.#folders = folders;
  }

  /** Measures the named pictures that are new or changed. */
  async measure(names: string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const path = this.#folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
        if (!path) return;
        const mark = statSync(path).mtimeMs;
        if (this.#sizes.get(name)?.mark === mark) return;
        const { width = 0, height = 0 } = await sharp(await readFile(path)).metadata();
        this.#sizes.set(name, { mark, size: { width, height } });
      }),
    );
  }

  /** Size of a picture in pixels; `undefined` for one that is not there. */
  get(name: string): Size | undefined {
    return this.#sizes.get(name)?.size;
  }
}
