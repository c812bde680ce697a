import { inflateSync } from "node:zlib";

/** Code points that a WOFF font can draw; throws when the file is no such font. */
export function readCoverage(font: Buffer): Set<number> {
  const covered = new Set<number>();
  const map = readTable(font, "cmap");
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const part = map.subarray(map.readUInt32BE(8 + index * 8));
    const format = part.readUInt16BE(0);
    if (format === 12) addGroups(part, covered);
    if (format === 4) addSegments(part, covered);
  }
  return covered;
}

// The WOFF directory starts after 44 bytes; an entry has 20: tag, offset, compressed length, length, checksum.
function readTable(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const entry = font.subarray(44 + index * 20);
    if (entry.toString("latin1", 0, 4) !== tag) continue;
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = font.subarray(offset, offset + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${tag}`);
}

function addGroups(part: Buffer, covered: Set<number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = part.readUInt32BE(at); code <= part.readUInt32BE(at + 4); code += 1) covered.add(code);
  }
}

function addSegments(part: Buffer, covered: Set<number>): void {
  const size = part.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = part.readUInt16BE(14 + at);
    const first = part.readUInt16BE(16 + size + at);
    const shift = part.readUInt16BE(16 + size * 2 + at);
    const position = 16 + size * 3 + at;
    const range = part.readUInt16BE(position);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? (code + shift) & 0xffff : part.readUInt16BE(position + range + (code - first) * 2);
      if (glyph !== 0) covered.add(code);
    }
  }
}
