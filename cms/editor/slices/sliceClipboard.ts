import { readStored, writeStored } from "#cms/shell/browserStorage.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

const storageKey = "studio-copied-slice";

/**
 * Copies a slice for this page, other pages and other tabs. It is written to local storage, and to the system clipboard
 * if the page may use it.
 */
export function copySlice(slice: JsonObject): void {
  const text = JSON.stringify(slice, null, 2);
  writeStored(storageKey, text);
  navigator.clipboard?.writeText(text).catch((error: unknown) => {
    console.warn("studio: the clipboard of the system took no slice", error);
  });
}

/** The last copied slice of this browser; `undefined` if there is none. */
export const readCopiedSlice = (): JsonObject | undefined => parseSlice(readStored(storageKey));

/** Parses a slice from a text, such as one from the system clipboard; `undefined` for any other text. */
export function parseSlice(text: string): JsonObject | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return isJsonObject(parsed) && typeof parsed.slice_type === "string" ? parsed : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
