import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { compareLines } from "#cms/shell/compareLines.ts";
import type { Words } from "#cms/shell/diffWholeWords.ts";

import { markBlock } from "./blocks.contract.ts";

/** How the difference of two values of a field is shown. */
export type ValueDifference =
  | { kind: "words"; words: Words[] }
  | { kind: "pictures"; before: JsonObject | undefined; after: JsonObject | undefined }
  /** The text is the same; spans, a link's target or another setting differ. */
  | { kind: "settings" };

const toPicture = (value: Json | undefined): JsonObject | undefined =>
  isJsonObject(value) && typeof value.url === "string" && "dimensions" in value && !("link_type" in value)
    ? value
    : undefined;

/** The difference of two values of one field: words inside texts, pictures as pictures. */
export function compareValues(before: Json | undefined, after: Json | undefined): ValueDifference {
  const pictures = { before: toPicture(before), after: toPicture(after) };
  if (pictures.before ?? pictures.after) return { kind: "pictures", ...pictures };
  const [from, to] = [toLines(before), toLines(after)];
  if (from.join("\n") === to.join("\n")) return { kind: "settings" };
  return { kind: "words", words: compareLines(from, to) };
}

/** Members without meaning to a reader, or repeated in another member's text. */
const skipped = new Set(["key", "spans", "direction", "edit", "dimensions", "link_type", "kind", "id", "type"]);

/** A value as readable lines: one per block, entry or member. */
function toLines(value: Json | undefined): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap(toLines);
  if (!isJsonObject(value)) return String(value).split("\n");
  if (toPicture(value)) return [[toText(value.alt), toText(value.url)].filter(Boolean).join(" · ")];
  if (typeof value.text === "string" && "spans" in value) return `${markBlock(value.type)}${value.text}`.split("\n");
  const target = value.link_type === undefined ? [] : [toText(value.url) || toText(value.id)].filter(Boolean);
  const members = Object.entries(value).flatMap(([name, inner]) =>
    skipped.has(name) || (name === "url" && target.length > 0) ? [] : toLines(inner),
  );
  return [...members, ...target];
}
