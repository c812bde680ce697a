import { findStringEnd } from "./findStringEnd.ts";

/** A JSON text that is not used; the message is a sentence that says why. */
export class InvalidJson extends SyntaxError {
  override name = "InvalidJson";
}

// Deeper than any valid request and well below the stack limit.
const defaultMaxDepth = 64;

export type JsonOptions = {
  /** Most levels of lists and objects within each other; default: 64. */
  maxDepth?: number | undefined;
  /** Repairs text that cannot be stored instead of rejecting it: for what visitors write. */
  repairsText?: boolean | undefined;
};

/**
 * The value of the JSON body of a request: UTF-8, with or without a byte order mark. Throws `InvalidJson` as `parseJson`
 * does, for other encodings, and for text that cannot be stored: with NUL, or half of a surrogate pair.
 */
export function parseBody(body: Uint8Array | string, options: JsonOptions = {}): unknown {
  const text = typeof body === "string" ? body : decodeBody(body);
  const value = parseJson(text, options);
  // In JSON both are written as escapes.
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return value;
  return mapTexts(value, options.repairsText ? repairText : checkText);
}

/**
 * The value of a JSON text from outside. Throws `InvalidJson` for text that is not JSON, for deeper nesting, and for a
 * member named like one that every object has (`__proto__`, `constructor`, …).
 */
export function parseJson(text: string, { maxDepth = defaultMaxDepth }: JsonOptions = {}): unknown {
  if (isTextDeeper(text, maxDepth)) throw new InvalidJson(`The JSON is nested deeper than ${maxDepth} levels.`);
  const value = parse(text);
  forEachName(value, (name) => {
    if (name in Object.prototype)
      throw new InvalidJson(`The JSON has a member named ${name}, as every object has; give it another name.`);
  });
  return value;
}

/** The text of a body in UTF-8, without its byte order mark; throws `InvalidJson` for other encodings. */
export function decodeBody(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidJson("The body must be encoded in UTF-8.");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidJson(`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function forEachName(value: unknown, visit: (name: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) return value.forEach((item) => forEachName(item, visit));
  for (const [name, member] of Object.entries(value)) {
    visit(name);
    forEachName(member, visit);
  }
}

/** Whether a JSON text is nested deeper than some levels; what is parsed from it could not be walked through. */
export function isTextDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = findStringEnd(text, at) - 1;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return false;
}

// Neither text nor jsonb of PostgreSQL can hold them.
const repairText = (text: string) => text.replaceAll("\0", "").toWellFormed();

function checkText(text: string): string {
  if (text === repairText(text)) return text;
  throw new InvalidJson("The body has text with a NUL character or half of a surrogate pair; remove it.");
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [change(name), mapTexts(member, change)]);
  return Object.fromEntries(members);
}
