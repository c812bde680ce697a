import { isEmail, maxLengths, trimmedText } from "../../../features/shared/contracts/formFields.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "./json.ts";

const maxExtraLength = 2_000;
const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n\r]/u;

const bounded = (label: string, max: number) =>
  trimmedText().max(max, `${label} may have ${max} characters at most`).typeError(`${label} must be text`);

/** Single-line text: it cannot start another header or line. */
export const line = (label: string, max: number) =>
  bounded(label, max).test("line", `${label} must be one line of text`, (value) => !control.test(value ?? ""));

export const text = (label: string, max: number) =>
  bounded(label, max).test("text", `${label} must be plain text`, (value) => !controlInText.test(value ?? ""));

export const email = (wrong: string) =>
  bounded("Email", maxLengths.email).test("email", wrong, (value) => !value || isEmail(value));

const maxExtras = 20;

/** Additional fields of a form: short values under plain names. */
export function readExtras(body: JsonObject, known: string[]): JsonObject {
  const extras = Object.entries(body).filter(([name, value]) => !known.includes(name) && value !== null);
  if (extras.length > maxExtras) throw new HttpError(422, "invalid_field", "There are too many fields.");
  for (const [name, value] of extras) {
    const isPlain = Array.isArray(value) ? value.every(isShort) && value.length <= maxExtras : isShort(value);
    if (!isPlain || !/^[a-zA-Z][\w-]{0,39}$/.test(name))
      throw new HttpError(422, "invalid_field", "The field is invalid.", { field: name.slice(0, 40) });
  }
  return Object.fromEntries(extras);
}

const isShort = (value: unknown) =>
  typeof value === "string"
    ? value.length <= maxExtraLength && !controlInText.test(value)
    : typeof value === "number" || typeof value === "boolean";
