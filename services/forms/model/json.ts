import { HttpError } from "../../kit/HttpError.ts";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

const maxDepth = 8;

/** The object in a body, without characters that PostgreSQL cannot store. */
export function parseObject(text: string): JsonObject {
  const value = clean(parse(text), 0);
  if (!isObject(value)) throw new HttpError(400, "bad_json", "The body must be a JSON object.");
  return value;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, "bad_json", `The body is not JSON: ${String(error)}`);
  }
}

function clean(value: Json, depth: number): Json {
  if (depth > maxDepth) throw new HttpError(400, "bad_json", `The body is nested deeper than ${maxDepth} levels.`);
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  if (!isObject(value)) return value;
  // Members named like inherited ones would shadow them.
  const members = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(members.map(([name, member]) => [cleanText(name), clean(member, depth + 1)]));
}

// NUL and lone surrogates are valid in JSON, but neither in text nor in jsonb.
const cleanText = (text: string) => text.replaceAll("\0", "").toWellFormed();
