import { originals, readStored } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { log, getErrorMessage } from "#kit/log.ts";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import { isTooLarge } from "#cms/repository/domain/model/maxPixels.ts";
import { readPictureSize } from "#kit/readPictureSize.ts";

type Size = { width: number; height: number };

type Options = {
  /** The project's files, which may change. */
  seed: FileStorage;
  /** Uploaded files, which never change. */
  storage: FileStorage;
  /** What is recorded of an uploaded file. */
  findUpload: (name: string) => Partial<Size> | undefined;
};

const maxConcurrent = 8;

/** Pixel sizes of images: recorded ones, and others measured once per version of a file. */
export class ImageSizes {
  private readonly options: Options;
  private readonly sizes = new Map<string, { version: string; size: Size | undefined }>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Measures the named images that are new or changed. */
  async measure(names: string[]): Promise<void> {
    await mapWithConcurrency(names, maxConcurrent, (name) => this.measureOne(name));
  }

  /** Size of an image in pixels; `undefined` for one that is missing, unreadable or too large. */
  get(name: string): Size | undefined {
    const measured = this.sizes.get(name);
    if (measured) return measured.size;
    const { width, height } = this.options.findUpload(name) ?? {};
    return width && height ? { width, height } : undefined;
  }

  private async measureOne(name: string): Promise<void> {
    const { seed, storage, findUpload } = this.options;
    const key = originals + name;
    const own = await seed.find(key);
    if (!own && (this.sizes.has(name) || !findUpload(name) || this.get(name))) return;
    const version = own?.etag ?? "";
    if (this.sizes.get(name)?.version === version) return;
    try {
      const body = await readStored(own ? seed : storage, key);
      if (body) this.sizes.set(name, { version, size: await measure(body, name) });
    } catch (error) {
      // Without the storage an image has no size until it is measured again.
      log("warn", "content", "a picture cannot be read", { file: name, reason: getErrorMessage(error) });
    }
  }
}

// One broken image must not break pages with others.
async function measure(body: Uint8Array, file: string): Promise<Size | undefined> {
  try {
    const { width, height } = await readPictureSize(body);
    if (/\.svg$/i.test(file) || !isTooLarge({ width, height })) return { width, height };
    log("warn", "content", "an image has too many pixels and is not shown", { file, width, height });
    return undefined;
  } catch (error) {
    log("warn", "content", "a picture cannot be read", { file, reason: getErrorMessage(error) });
    return undefined;
  }
}
