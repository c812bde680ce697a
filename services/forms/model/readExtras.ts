import { HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "./isObject.ts";

const maxExtraLength = 2_000;
const maxExtras = 20;
const controlInText = /[^\P{Cc}\t\n\r]/u;

/** Additional fields of a form, checked: short values under plain names. */
export function readExtras(extras: JsonObject): JsonObject {
  const entries = Object.entries(extras);
  if (entries.length > maxExtras) throw new HttpError(422, "invalid_field", "There are too many fields.");
  for (const [name, value] of entries) {
    const isPlain = Array.isArray(value) ? value.every(isShort) && value.length <= maxExtras : isShort(value);
    if (!isPlain || !/^[a-zA-Z][\w-]{0,39}$/.test(name))
      throw new HttpError(422, "invalid_field", "The field is invalid.", { field: name.slice(0, 40) });
  }
  return extras;
}

const isShort = (value: unknown) =>
  typeof value === "string"
    ? value.length <= maxExtraLength && !controlInText.test(value)
    : typeof value === "number" || typeof value === "boolean";
