import { orientationExif } from "./orientationExif.server.ts";

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf: a marker is FF and a letter; most are followed by a length and data. */
export function stripJpeg(file: Buffer, orientation: number): Buffer {
  const parts = [file.subarray(0, 2), ...(orientation > 1 ? [exifSegment(orientation)] : [])];
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return file;
    // What stands behind the end is another picture or a film.
    if (marker === 0xd9) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end =
      marker === 0xda ? findScanEnd(file, at + 2 + file.readUInt16BE(at + 2)) : at + 2 + file.readUInt16BE(at + 2);
    if (isKept(marker, file.toString("latin1", at + 4, at + 16))) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** Application data tell how to decode a picture, or who took it; comments only the latter. */
function isKept(marker: number, start: string): boolean {
  if (marker === 0xe0) return start.startsWith("JFIF\0");
  if (marker === 0xe2) return start.startsWith("ICC_PROFILE\0");
  if (marker === 0xee) return start.startsWith("Adobe");
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** Coded pixels end with the first marker that is neither an escaped FF nor a restart. */
function findScanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), orientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}
