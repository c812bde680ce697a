const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$";

/** Reads integers of the given bit width from lz-string's URI form; `undefined` at the end. */
function createBitReader(text: string) {
  let at = 0;
  return (bits: number): number | undefined => {
    if (at + bits > text.length * 6) return undefined;
    let value = 0;
    for (let index = 0; index < bits; index += 1, at += 1) {
      value |= ((letters.indexOf(text.charAt(Math.floor(at / 6))) >> (5 - (at % 6))) & 1) << index;
    }
    return value;
  };
}

/**
 * Number of characters that lz-string's URI form expands to, counted without expanding it: a few thousand can expand to
 * many millions. Returns at most `limit`, and 0 for damaged input.
 */
export function expandedLength(text: string, limit: number): number {
  const read = createBitReader(text);
  const kind = read(2);
  if (kind === undefined || kind > 1) return 0;
  read(kind === 0 ? 8 : 16);
  // Lengths of the dictionary's entries: three control codes, and the first letter.
  const lengths = [0, 0, 0, 1];
  let bits = 3;
  let left = 4;
  let last = 1;
  let total = 1;
  const grow = () => {
    left -= 1;
    if (left > 0) return;
    left = 2 ** bits;
    bits += 1;
  };
  for (let code = read(bits); code !== undefined; code = read(bits)) {
    if (code === 2) return total;
    let entry = code;
    if (code < 2) {
      read(code === 0 ? 8 : 16);
      entry = lengths.push(1) - 1;
      grow();
    }
    const length = entry === lengths.length ? last + 1 : lengths[entry];
    if (!length) return 0;
    total += length;
    if (total >= limit) return limit;
    lengths.push(last + 1);
    grow();
    last = length;
  }
  return 0;
}
