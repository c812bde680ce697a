/**
 * A GIF without comments, texts and data of programs but for its repetitions. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function stripGif(file: Buffer): Buffer {
  let at = 13 + colours(file[10]);
  const parts = [file.subarray(0, at)];
  while (at < file.length) {
    const start = at;
    const kind = file[at];
    if (kind === 0x3b) return Buffer.concat([...parts, file.subarray(at, at + 1)]);
    if (kind === 0x2c) at = skipBlocks(file, at + 11 + colours(file[at + 9]));
    else if (kind === 0x21) at = skipBlocks(file, at + 2);
    else return file;
    const isNote = kind === 0x21 && !isNeeded(file, start);
    if (!isNote) parts.push(file.subarray(start, at));
  }
  return file;
}

/** Times of frames, and how often they repeat. */
const isNeeded = (file: Buffer, at: number) =>
  file[at + 1] === 0xf9 || /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/.test(file.toString("latin1", at + 3, at + 14));

const colours = (packed = 0) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Behind the blocks that begin at a position; each tells its length, the last one is empty. */
function skipBlocks(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1;
  return at + 1;
}
