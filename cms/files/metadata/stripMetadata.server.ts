import sharp from "sharp";

import { readableByVips } from "#kit/readableByVips.ts";

import { stripAvif, stripFilm } from "./stripBoxes.server.ts";
import { stripDrawing } from "./stripDrawing.server.ts";
import { stripGif } from "./stripGif.server.ts";
import { stripPng, stripWebp } from "./stripChunks.server.ts";
import { stripJpeg } from "./stripJpeg.server.ts";
import { stripPdf } from "./stripPdf.server.ts";

/**
 * The file without place, camera, author, comments and thumbnails. Pixels, orientation, colour profile and frames stay as
 * they are: nothing is encoded anew.
 */
export async function stripMetadata(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const start = Buffer.from(body.subarray(0, 16)).toString("latin1");
  const file = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (start.startsWith("\u00ff\u00d8\u00ff")) return copy(stripJpeg(file, await readOrientation(body)));
  if (start.startsWith("\u0089PNG")) return copy(stripPng(file, await readOrientation(body)));
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8))
    return copy(stripWebp(file, await readOrientation(body)));
  if (start.startsWith("%PDF-")) return copy(stripPdf(file));
  if (start.startsWith("GIF8")) return copy(stripGif(file));
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(start)) return copy(stripDrawing(file));
  if (!start.startsWith("ftyp", 4)) return body;
  const { exif, xmp } = /avi[fs]|mif1|msf1/.test(start) ? await sharp(readableByVips(body)).metadata() : {};
  return copy(/avi[fs]|mif1|msf1/.test(start) ? stripAvif(file, [exif, xmp]) : stripFilm(file));
}

async function readOrientation(body: Uint8Array): Promise<number> {
  const { orientation = 1 } = await sharp(body, { limitInputPixels: false }).metadata();
  return orientation;
}

const copy = (file: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(file);
