/**
 * JSON whose numbers keep their text. A double changes 18446744073709551615, 1.0 and 1e3 when it is written again:
 * such a number is kept as a marked text until `writeExact` writes it.
 */

// Unknown outside of this process, so no text from outside can be taken for a marked number.
const mark = `${Math.random().toString(36)}:`;
// Strings are matched as well, so that digits within them are no numbers.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const marked = new RegExp(`"${mark.replace(".", "\\.")}([^"]*)"`, "g");

/** The value of a valid JSON text, for `writeExact`; throws `SyntaxError` for any other text. */
export function parseExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const exact = text.replace(tokens, (token) => (isExact(token) ? token : `"${mark}${token}"`));
  return exact === text ? value : JSON.parse(exact);
}

/** The JSON text of a value, with the numbers of `parseExact` as they were written. */
export const writeExact = (value: unknown): string => JSON.stringify(value).replace(marked, "$1");

const isExact = (token: string) => token.startsWith('"') || JSON.stringify(Number(token)) === token;
