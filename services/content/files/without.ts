import type { JsonObject } from "../model/document.ts";

/** An object without some of its members. */
export const without = (value: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
