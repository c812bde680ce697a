import { isJsonObject, toText } from "@/features/studio/editor/store/json";
import type { Json, JsonObject } from "@/features/studio/editor/store/json";

const maxLength = 90;
// Choices, not words: they say nothing about the content.
const skipped = new Set(["anchor", "theme", "width", "spacing", "flag", "tone", "side", "link_type", "key", "variant"]);

/** The first words that stand in a slice or group entry, for its closed line; empty when there are none. */
export function summarize(value: JsonObject): string {
  const text = findWords(value);
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

/** The words of a slice itself, without its head. */
export const summarizeSlice = (slice: JsonObject): string =>
  summarize({
    ...(isJsonObject(slice.primary) ? slice.primary : {}),
    ...(Array.isArray(slice.items) ? { items: slice.items } : {}),
  }) || toText(slice.slice_label);

function findWords(value: Json | undefined): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return findFirst(value);
  if (!isJsonObject(value)) return "";
  if (typeof value.text === "string") return value.text.trim();
  if (typeof value.alt === "string") return value.alt;
  const preferred = ["title", "question", "name", "label", "heading"].map((name) => value[name]);
  const others = Object.entries(value).flatMap(([name, inner]) => (skipped.has(name) ? [] : [inner]));
  return findFirst([...preferred, ...others]);
}

function findFirst(values: (Json | undefined)[]): string {
  for (const value of values) {
    const words = findWords(value);
    if (words) return words;
  }
  return "";
}
