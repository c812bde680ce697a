const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$";

/** Reads whole numbers of so many bits from a text of lz-string's URI form; `undefined` at its end. */
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
 * How many characters a text of lz-string's URI form expands to, counted without expanding it: a few thousand can be
 * made to expand to many millions. `limit` when it would be as many or more, 0 for what is damaged.
 */
export function expandedLength(text: string, limit: number): number {
  const read = createBitReader(text);
  const kind = read(2);
  if (kind === undefined || kind > 1) return 0;
  read(kind === 0 ? 8 : 16);
  // Lengths of the dictionary's entries: three signs, and the first letter.
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
