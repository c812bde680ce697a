import sharp from "sharp";

import { isTooLarge, maxPixels } from "#cms/repository/domain/model/maxPixels.ts";
import { readPictureSize } from "#kit/readPictureSize.ts";
import { readableByVips } from "#kit/readableByVips.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { refuseHiddenFormat } from "./checkFormat.server.ts";

export type AssetKind = "image" | "video" | "audio" | "document";

type Size = { width: number; height: number };

// Image formats that browsers show and sharp can measure.
const pictures = /^(png|jpe?g|gif|webp|avif|svg|tiff?)$/;
const kinds: [RegExp, AssetKind][] = [
  [/^(mp4|webm|mov|m4v|ogv)$/, "video"],
  [/^(mp3|wav|ogg|m4a|flac)$/, "audio"],
];

/**
 * The kind of an uploaded file, and an image's size in pixels. `filename` is the one that the editor gave. Throws `WriteError` for an invalid or too large
 * image.
 */
export async function inspectFile(
  filename: string,
  extension: string,
  body: Uint8Array,
): Promise<{ kind: AssetKind } & Partial<Size>> {
  const size = await measure(body);
  const isDrawing = extension === "svg";
  // SVG is not decoded into pixels.
  if (size && !isDrawing && isTooLarge(size)) {
    const maxMegapixels = maxPixels / 1_000_000;
    throw new WriteError(
      400,
      `${filename.slice(0, 100)} has ${size.width} × ${size.height} pixels; a picture may have ${maxMegapixels} million at most, such as 8000 × 8000. Save it smaller`,
      [],
      named("picture-too-large", filename.slice(0, 100), size.width, size.height, maxMegapixels),
    );
  }
  if (size && (isDrawing || (await isComplete(body)))) return { kind: "image", ...size };
  if (size || pictures.test(extension)) {
    refuseHiddenFormat(filename, body);
    const name = filename.slice(0, 100);
    throw new WriteError(
      400,
      `${name} is not a picture that can be read: it is damaged or incomplete. Export or download it again`,
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
    return await readPictureSize(body);
  } catch {
    // Not an image, or a damaged one.
    return undefined;
  }
}

/** Whether an image can be decoded to its end: a download that broke off has a valid header. */
async function isComplete(body: Uint8Array): Promise<boolean> {
  try {
    await sharp(readableByVips(body), { limitInputPixels: maxPixels, sequentialRead: true, failOn: "truncated" })
      .resize(16)
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
