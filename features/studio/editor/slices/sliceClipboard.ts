import { isJsonObject } from "@/features/studio/editor/store/json";
import type { JsonObject } from "@/features/studio/editor/store/json";

const storageKey = "studio-copied-slice";

/**
 * Copies a slice for this page, other pages and other tabs; also to the system's clipboard, where a person may keep it.
 * The clipboard may be closed to the page; this browser's storage is not.
 */
export function copySlice(slice: JsonObject): void {
  const text = JSON.stringify(slice, null, 2);
  localStorage.setItem(storageKey, text);
  navigator.clipboard?.writeText(text).catch((error: unknown) => {
    console.warn("studio: the clipboard of the system took no slice", error);
  });
}

/** The slice that was copied last in this browser; nothing when there is none. */
export const readCopiedSlice = (): JsonObject | undefined => parseSlice(localStorage.getItem(storageKey) ?? "");

/** A slice from a text, such as one that was pasted from the system's clipboard; nothing for any other text. */
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
