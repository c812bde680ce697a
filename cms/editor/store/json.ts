export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** Whether a value is an object of JSON, not a list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value if it is an array, else an empty array. */
export const toJsonList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The value if it is a string, else an empty string. */
export const toText = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** Deep equality of two JSON values; the order of object keys is ignored. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameJson(one[name], other[name]));
}

/** The object with one member set, or removed where the value is `undefined`. The given object is not changed. */
export function withMember(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...object, [name]: value };
  const { [name]: _removed, ...rest } = object;
  return rest;
}

/** The known list when the new one is equal, so that observers do not run again. */
export const keepSame = <T>(known: readonly T[], next: readonly T[]): readonly T[] =>
  JSON.stringify(known) === JSON.stringify(next) ? known : next;
