import sharp from "sharp";

import { isTooLarge, maxPixels } from "../../domain/model/maxPixels.ts";
import { named, WriteError } from "../WriteError.ts";

export type AssetKind = "image" | "video" | "audio" | "document";

type Size = { width: number; height: number };

// Image formats that browsers show and sharp can measure.
const pictures = /^(png|jpe?g|gif|webp|avif|svg|tiff?)$/;
const kinds: [RegExp, AssetKind][] = [
  [/^(mp4|webm|mov|m4v|ogv)$/, "video"],
  [/^(mp3|wav|ogg|m4a|flac)$/, "audio"],
];

/** The kind of an uploaded file, and an image's size in pixels. Throws `WriteError` for an invalid or too large image. */
export async function inspectFile(
  filename: string,
  extension: string,
  body: Uint8Array,
): Promise<{ kind: AssetKind } & Partial<Size>> {
  const size = await measure(body);
  // SVG is not decoded into pixels.
  if (size && extension !== "svg" && isTooLarge(size)) {
    const maxMegapixels = maxPixels / 1_000_000;
    throw new WriteError(
      400,
      `${filename.slice(0, 100)} has ${size.width} × ${size.height} pixels; a picture may have ${maxMegapixels} million at most, such as 8000 × 8000. Save it smaller`,
      [],
      named("picture-too-large", filename.slice(0, 100), size.width, size.height, maxMegapixels),
    );
  }
  if (size) return { kind: "image", ...size };
  if (pictures.test(extension)) {
    const name = filename.slice(0, 100);
    throw new WriteError(
      400,
      `${name} is not a picture that can be read; save it as ${extension} anew`,
      [],
      named("picture-broken", name),
    );
  }
  return { kind: toKind(extension) };
}

/** The kind of a file by its extension. */
export const toKind = (extension: string): AssetKind =>
  pictures.test(extension) ? "image" : (kinds.find(([pattern]) => pattern.test(extension))?.[1] ?? "document");

/** Size of an image in pixels; `undefined` for any other file. */
async function measure(body: Uint8Array): Promise<Size | undefined> {
  try {
    // Reads the header only.
    const { width = 0, height = 0 } = await sharp(body, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    // Not an image, or a damaged one.
    return undefined;
  }
}
