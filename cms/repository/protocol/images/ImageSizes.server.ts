import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { log, getErrorMessage } from "#kit/log.ts";
import { isTooLarge } from "#cms/repository/domain/model/maxPixels.ts";
import { readPictureSize } from "#cms/repository/store/readPictureSize.server.ts";

type Size = { width: number; height: number };

/** Pixel sizes of the images in folders, measured once per version of a file. */
export class ImageSizes {
  readonly #folders: string[];
  #sizes = new Map<string, { modifiedMs: number; size: Size | undefined }>();

  constructor(folders: string[]) {
    this.#folders = folders;
  }

  /** Measures the named images that are new or changed. */
  async measure(names: string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const path = this.#folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
        if (!path) return;
        const modifiedMs = statSync(path).mtimeMs;
        if (this.#sizes.get(name)?.modifiedMs === modifiedMs) return;
        this.#sizes.set(name, { modifiedMs, size: await measure(path) });
      }),
    );
  }

  /** Size of an image in pixels; `undefined` for one that is missing, unreadable or too large. */
  get(name: string): Size | undefined {
    return this.#sizes.get(name)?.size;
  }
}

// One broken image must not break pages with others.
async function measure(path: string): Promise<Size | undefined> {
  try {
    const { width, height } = await readPictureSize(await readFile(path));
    if (/\.svg$/i.test(path) || !isTooLarge({ width, height })) return { width, height };
    log("warn", "content", "an image has too many pixels and is not shown", { file: path, width, height });
    return undefined;
  } catch (error) {
    log("warn", "content", "a picture cannot be read", { file: path, reason: getErrorMessage(error) });
    return undefined;
  }
}
