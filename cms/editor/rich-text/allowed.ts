import { configNames } from "#cms/editor/model/FieldModel.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

const blocks = [
  "paragraph",
  "heading1",
  "heading2",
  "heading3",
  "heading4",
  "heading5",
  "heading6",
  "list-item",
  "o-list-item",
  "preformatted",
  "image",
  "embed",
];
const spans = ["strong", "em", "hyperlink"];

/** What a rich text field allows. */
export type Allowed = {
  /** Kinds of blocks with text, in the order they are offered; the first is what an empty field starts with. */
  texts: string[];
  hasImages: boolean;
  hasEmbeds: boolean;
  spans: string[];
  labels: string[];
  /** The field holds one block. */
  isSingle: boolean;
  canOpenTabs: boolean;
};

/** Reads the configuration of a field; without one, everything is allowed. */
export function readAllowed(config: JsonObject): Allowed {
  const isSingle = config.single !== undefined;
  const listed = configNames(config.single ?? config.multi);
  const has = (name: string) => listed.length === 0 || listed.includes(name);
  const texts = blocks.filter((name) => name !== "image" && name !== "embed" && has(name));
  return {
    texts: texts.length > 0 ? texts : ["paragraph"],
    hasImages: has("image"),
    hasEmbeds: has("embed"),
    spans: spans.filter(has),
    labels: configNames(config.labels),
    isSingle,
    canOpenTabs: config.allowTargetBlank === true,
  };
}

/** The replacement for a block type that the field does not allow: the nearest heading, or its first type. */
export function nearestKind(kind: string, { texts }: Allowed): string {
  if (texts.includes(kind)) return kind;
  const level = Number(/^heading(\d)$/.exec(kind)?.[1]);
  const levels = texts.flatMap((name) => Number(/^heading(\d)$/.exec(name)?.[1]) || []);
  const [nearest] = level ? levels.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level)) : [];
  return nearest ? `heading${nearest}` : (texts[0] ?? "paragraph");
}
