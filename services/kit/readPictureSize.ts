import sharp from "sharp";

import { readableByVips } from "./readableByVips.ts";

/** Pixel size of a picture as browsers show it: turned as its EXIF data say. Throws libvips' error for anything else. */
export async function readPictureSize(body: Uint8Array): Promise<{ width: number; height: number }> {
  // Reads the header only.
  const { autoOrient } = await sharp(readableByVips(body), { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
