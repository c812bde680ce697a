import { string } from "yup";

import { HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "./json.ts";

export const bounds = { email: 254, name: 200, company: 200, telegram: 64, message: 5_000, page: 2_048, extra: 2_000 };

const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u;
const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n\r]/u;

// Not yup's own trim(), which throws at what is no text.
const trimmed = () => string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));

const bounded = (label: string, max: number) =>
  trimmed().max(max, `${label} may have ${max} characters at most`).typeError(`${label} must be text`);

/** Text on one line: nothing in it can start another header or another line. */
export const line = (label: string, max: number) =>
  bounded(label, max).test("line", `${label} must be one line of text`, (value) => !control.test(value ?? ""));

export const text = (label: string, max: number) =>
  bounded(label, max).test("text", `${label} must be plain text`, (value) => !controlInText.test(value ?? ""));

export const email = (wrong: string) =>
  bounded("Email", bounds.email).test("email", wrong, (value) => !value || emailPattern.test(value));

const maxExtras = 20;

/** Fields of a form beyond the named ones: short values under plain names. */
export function readExtras(body: JsonObject, known: string[]): JsonObject {
  const extras = Object.entries(body).filter(([name, value]) => !known.includes(name) && value !== null);
  if (extras.length > maxExtras) throw new HttpError(422, "invalid_field", "There are too many fields.");
  for (const [name, value] of extras) {
    const isPlain = Array.isArray(value) ? value.every(isShort) && value.length <= maxExtras : isShort(value);
    if (!isPlain || !/^[a-zA-Z][\w-]{0,39}$/.test(name))
      throw new HttpError(422, "invalid_field", "The field cannot be taken.", { field: name.slice(0, 40) });
  }
  return Object.fromEntries(extras);
}

const isShort = (value: unknown) =>
  typeof value === "string"
    ? value.length <= bounds.extra && !controlInText.test(value)
    : typeof value === "number" || typeof value === "boolean";
