import type { FieldType, MenuMethod, MethodField, Values } from "@/features/console/model";

/** Why what stands in a field cannot be sent. */
export type FieldProblem = "missing" | FieldType;

const patterns: Partial<Record<FieldType, RegExp>> = {
  address: /^0x[\da-f]{40}$/i,
  hash: /^0x[\da-f]{64}$/i,
  hex: /^0x([\da-f]{2})*$|^0x[\da-f]+$/i,
  quantity: /^(0x[\da-f]{1,64}|\d{1,30})$/i,
  block: /^(latest|finalized|safe|pending|earliest|0x[\da-f]{1,16}|\d{1,15}|0x[\da-f]{64})$/i,
  integer: /^-?\d{1,15}$/,
  boolean: /^(true|false)$/,
};

/** The values a method begins with. */
export const defaultValues = ({ fields }: Pick<MenuMethod, "fields">): Values =>
  Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));

/** What is wrong with a field's text; `undefined` when it can be sent. */
export function findProblem({ type, isOptional, options }: MethodField, text: string): FieldProblem | undefined {
  const value = text.trim();
  if (value === "") return isOptional ? undefined : "missing";
  if (type === "json") return isJson(value) ? undefined : "json";
  if (type === "choice") return options?.includes(value) ? undefined : "choice";
  return patterns[type]?.test(value) === false ? type : undefined;
}

/** A field's text as the value that is sent; `undefined` for an empty one. */
export function readValue({ type }: Pick<MethodField, "type">, text: string): unknown {
  const value = text.trim();
  if (value === "") return undefined;
  if (type === "json" || type === "boolean") return JSON.parse(value);
  if (type === "integer") return Number(value);
  // Nodes count in hexadecimal; people do not.
  if (type === "quantity" || type === "block") return /^\d+$/.test(value) ? `0x${BigInt(value).toString(16)}` : value;
  return value;
}

/** A value back as the text of its field. */
export const writeValue = ({ type }: Pick<MethodField, "type">, value: unknown): string =>
  typeof value === "string" && type !== "json" ? value : (JSON.stringify(value) ?? "");

/** Whether a text is JSON: one that is half typed, or what an endpoint answers instead, is no mistake here. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
