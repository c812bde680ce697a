import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

const maxLength = 90;
// Left out: choices say nothing about the content.
const skipped = new Set([
  "id",
  "anchor",
  "theme",
  "width",
  "spacing",
  "flag",
  "tone",
  "side",
  "link_type",
  "key",
  "variant",
  "icon",
  "kind",
  "type",
]);

const preferred = ["title", "question", "name", "label", "heading"];

/** The first text of a slice or group entry, shown while it is collapsed; empty if it has none. */
export function summarize(value: JsonObject): string {
  const text = findWords(value);
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

/** The first text of a slice's fields, else its label. */
export const summarizeSlice = (slice: JsonObject): string =>
  summarize({
    ...(isJsonObject(slice.primary) ? slice.primary : {}),
    ...(Array.isArray(slice.items) ? { items: slice.items } : {}),
  }) || toText(slice.slice_label);

/** The id of the first document that a slice links to, or an entry of a group; empty without one. */
export function findLinkedId(value: JsonObject): string {
  const fields = isJsonObject(value.primary) ? value.primary : value;
  const link = Object.values(fields).find(isDocumentLink);
  return isJsonObject(link) ? toText(link.id) : "";
}

const isDocumentLink = (value: Json | undefined) => isJsonObject(value) && value.link_type === "Document";

function findWords(value: Json | undefined): string {
  if (typeof value === "string") return toFileName(value.trim());
  if (Array.isArray(value)) return findFirst(value);
  if (!isJsonObject(value)) return "";
  // A link's own words come before the name of its file.
  const named = "link_type" in value ? "" : findFirst(preferred.map((name) => value[name]));
  if (named) return named;
  if (typeof value.text === "string") return value.text.trim();
  if (typeof value.alt === "string") return value.alt;
  // What else it holds are identifiers.
  if (isDocumentLink(value)) return "";
  const others = Object.entries(value).flatMap(([name, inner]) => (skipped.has(name) ? [] : [inner]));
  return findFirst(others);
}

/** Whether words are the name of a file, as of a slice that has only a picture. */
export const isFileName = (words: string) => /^[\w./-]+\.[a-z]{3,4}$/i.test(words);

/** The name of a file without its folders and the id of its upload; other words as they are. */
const toFileName = (words: string) => (isFileName(words) ? words.replace(/^.*\/|^a[\w-]{15}_/g, "") : words);

function findFirst(values: (Json | undefined)[]): string {
  for (const value of values) {
    const words = findWords(value);
    if (words) return words;
  }
  return "";
}
