import { findStringEnd } from "./findStringEnd.ts";

/**
 * JSON whose numbers keep their text. A double changes 18446744073709551615, 1.0 and 1e3 when it is written again:
 * such a number is kept as a marked text until `writeExact` writes it.
 */

// Unknown outside of this process, so no text from outside can be taken for a marked number.
const mark = `${Math.random().toString(36)}:`;
const numbers = /-?\d[\d.eE+-]*/g;
const marked = new RegExp(`"${mark.replace(".", "\\.")}([^"]*)"`, "g");

/** The value of a valid JSON text, for `writeExact`; throws `SyntaxError` for any other text. */
export function parseExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const exact = markNumbers(text);
  return exact === text ? value : JSON.parse(exact);
}

/** The JSON text of a value, with the numbers of `parseExact` as they were written. */
export const writeExact = (value: unknown): string => JSON.stringify(value).replace(marked, "$1");

function markNumbers(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at);
    const start = quote < 0 ? text.length : quote;
    const end = quote < 0 ? start : findStringEnd(text, start);
    parts.push(text.slice(at, start).replace(numbers, markNumber), text.slice(start, end));
    at = end;
  }
  return parts.join("");
}

const markNumber = (token: string) => (JSON.stringify(Number(token)) === token ? token : `"${mark}${token}"`);
