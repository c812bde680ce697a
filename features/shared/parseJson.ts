import { readText } from "./http";

// Deeper than any valid document and well below the stack limit.
const deepest = 64;

/**
 * The value of a JSON text that came from outside; throws `SyntaxError` for what is none, and for what is nested deeper
 * than 64 levels. Members named like those that every object has are left out: they would stand in for them.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`JSON is nested deeper than ${deepest} levels`);
  return JSON.parse(text, (name, value: unknown) => (name in Object.prototype ? undefined : value));
}

/** The value of a body; throws as `parseJson` does, and `HttpError` with status 413 when it is longer than `limit` bytes. */
export const readJson = async (body: Parameters<typeof readText>[0], limit: number): Promise<unknown> =>
  parseJson(await readText(body, limit));

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
