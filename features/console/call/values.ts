import { findPastedHash, readPastedAddress, unwrapPasted } from "@/features/shared/contracts/pastedText";
import type { MenuMethod, MethodField, Values } from "@/features/console/model";

/** Initial values of a method. */
export const defaultValues = ({ fields }: Pick<MenuMethod, "fields">): Values =>
  Object.fromEntries(
    fields.map(({ name, type, value = "" }) => [
      name,
      type === "json" && isJson(value) ? writeValue({ type }, JSON.parse(value)) : value,
    ]),
  );

/** The same values with a placeholder for what is required and empty: `SIGNED_TRANSACTION`; a body stays empty. */
export function fillMissing({ fields }: Pick<MenuMethod, "fields">, values: Values): Values {
  const missing = fields.filter((field) => !field.isOptional && field.in !== "body" && !values[field.name]?.trim());
  return {
    ...values,
    ...Object.fromEntries(missing.map((field) => [field.name, writeValue(field, toPlaceholder(field.name))])),
  };
}

const toPlaceholder = (name: string) => name.toUpperCase().replaceAll(/\W+/g, "_");

/** A field's text as it was meant: without what a pasted value takes along from its source. */
export function cleanValue({ type }: Pick<MethodField, "type">, text: string): string {
  if (type === "address") {
    const read = readPastedAddress(text);
    return "address" in read ? read.address : toPlainHex(text);
  }
  if (type === "hash") return findPastedHash(text) ?? toPlainHex(text);
  return type === "hex" || type === "quantity" || type === "block" || type === "integer"
    ? toPlainHex(text)
    : text.trim();
}

const toPlainHex = (text: string) => unwrapPasted(text).replace(/^0X/, "0x");

/** A field's text as the value that is sent; `undefined` for an empty one. */
export function readValue({ type }: Pick<MethodField, "type">, text: string): unknown {
  const value = cleanValue({ type }, text);
  if (value === "") return undefined;
  if (type === "json" || type === "boolean") return JSON.parse(value);
  if (type === "integer") return Number(value);
  // Nodes count in hexadecimal; people do not.
  if (type === "quantity" || type === "block") return /^\d+$/.test(value) ? `0x${BigInt(value).toString(16)}` : value;
  return value;
}

/** A value back as the text of its field; an object has a line for each of its names. */
export const writeValue = ({ type }: Pick<MethodField, "type">, value: unknown): string =>
  typeof value === "string" && type !== "json"
    ? value
    : (JSON.stringify(value, null, Array.isArray(value) ? 0 : 2) ?? "");

/** Whether a text is JSON: one that is half typed, or what an endpoint answers instead, is no mistake here. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
