/**
 * The position after the JSON string that begins at a quotation mark; the text's length for one without an end. A
 * regular expression that matches strings would exceed its stack with strings of some megabytes.
 */
export function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === "\\") first -= 1;
    if ((end - first) % 2 === 0) return end + 1;
  }
  return text.length;
}
