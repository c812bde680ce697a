import { madeSizes } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { log, getErrorMessage } from "#kit/log.ts";

import type { ImageForm } from "./ImageResizer.server.ts";

// Documents show a picture in about a dozen widths; more come from old versions of it, or from a client that tries all.
const maxPerImage = 200;

/** What images were made into, in the storage of files, shared by all instances. It may be deleted at any time. */
export class MadeSizes {
  private readonly storage: FileStorage;

  constructor(storage: FileStorage) {
    this.storage = storage;
  }

  /** Key of a form of an image; `version` tells the contents of a file that may change. */
  getKey = (name: string, version: string, form: ImageForm): string =>
    `${getFolder(name)}${[version.replace(/\W+/g, ""), ...listParts(form)].filter(Boolean).join("-")}.webp`;

  /** Keeps a result; a failure costs only that it is made again. */
  async keep(name: string, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const names = await this.storage.list(getFolder(name));
      if (names.length >= maxPerImage) await this.storage.remove(names.map((file) => file.key));
      await this.storage.put(key, body, "image/webp");
    } catch (error) {
      log("warn", "content", "a size of an image cannot be kept", { key, reason: getErrorMessage(error) });
    }
  }
}

const getFolder = (name: string) => `${madeSizes}${name}/`;

const listParts = ({ rect, width, height, isFilled, quality }: ImageForm): string[] => [
  rect ? `rect${rect.x},${rect.y},${rect.width},${rect.height}` : "",
  width === undefined ? "" : `w${width}`,
  height === undefined ? "" : `h${height}`,
  isFilled ? "crop" : "",
  quality === undefined ? "" : `q${quality}`,
];
