/** EXIF without an entry. */
const emptyExif = Buffer.from("MM\0*\0\0\0\u0008\0\0\0\0\0\0", "latin1");
// The form of an empty packet of XMP is white space: https://developer.adobe.com/xmp/docs/
const space = 0x20;

/** An AVIF file whose data items are emptied in their places: the file holds their addresses. */
export function stripAvif(file: Buffer, items: readonly (Buffer | undefined)[]): Buffer {
  const stripped = Buffer.from(file);
  for (const item of items) {
    if (!item) continue;
    const start = Math.max(item.indexOf("MM\0*"), item.indexOf("II*\0"), 0);
    const isExif = start > 0 || /^(?:MM\0\*|II\*\0)/.test(item.toString("latin1", 0, 4));
    const data = isExif ? item.subarray(start) : item;
    if (data.length < emptyExif.length) continue;
    for (let at = stripped.indexOf(data); at >= 0; at = stripped.indexOf(data, at + data.length)) {
      stripped.fill(isExif ? 0 : space, at, at + data.length);
      if (isExif) emptyExif.copy(stripped, at, 0, Math.min(emptyExif.length, data.length));
    }
  }
  // Frames are kept as in a film; the `meta` of the file itself describes the picture.
  stripBoxes(stripped, { from: 0, to: stripped.length, isPicture: true });
  return stripped;
}

// Boxes that hold others, and those of place, device and author: https://developer.apple.com/documentation/quicktime-file-format
const holders = new Set(["moov", "trak", "mdia"]);
const private_ = new Set(["udta", "meta", "uuid", "XMP_"]);

/** An MP4 or QuickTime film whose boxes of user data are emptied in their places and marked as free. */
export function stripFilm(file: Buffer): Buffer {
  const stripped = Buffer.from(file);
  stripBoxes(stripped, { from: 0, to: stripped.length });
  return stripped;
}

type Range = { from: number; to: number; isPicture?: boolean; depth?: number };

const maxDepth = 8;

function stripBoxes(file: Buffer, { from, to, isPicture = false, depth = 0 }: Range): void {
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || to - at;
    const end = Math.min(to, at + size);
    const head = isLong ? 16 : 8;
    if (size < head) return;
    const type = file.toString("latin1", at + 4, at + 8);
    if (holders.has(type) && depth < maxDepth) stripBoxes(file, { from: at + head, to: end, depth: depth + 1 });
    else if (private_.has(type) && !isPicture) {
      file.write("free", at + 4, "latin1");
      file.fill(0, at + head, end);
    }
    at = end;
  }
}
