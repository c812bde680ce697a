import { isObject } from "./document.ts";
import type { JsonObject } from "./document.ts";

/** An object without some of its members. */
export const without = (value: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** An object without its members that are null; anything else as it is. */
export const withoutNulls = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) : value;
