import { isObject } from "./document.ts";
import type { JsonObject } from "./document.ts";

/** An object without some of its members. */
export const omit = (value: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** An object without its null members; any other value unchanged. */
export const omitNulls = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) : value;
