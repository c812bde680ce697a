import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

/** A text, picture or link of a slice, as a page shows it. */
export type FieldText = {
  kind: "text" | "block" | "link" | "picture";
  /** Path of the field, as findings name it: `primary.questions[2].answer`. */
  path: string;
  /** What it shows, without blanks; a picture's file name. */
  text: string;
  /** Target of a link. */
  url: string;
  /** The same with placeholders such as `{name}`, for which the page shows other words. */
  pattern: RegExp | undefined;
};

// Typography adds invisible characters and changes blanks.
const blanks = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;
/** Longest text that a placeholder stands for. */
export const maxFilled = 100;
const placeholder = /(?:\\\{)+\w+(?:\\\})+/g;

/** A text without blanks, in which the page's text and the field's are the same. */
export const compact = (text: string): string => text.replace(blanks, "");

/** The file name in a picture's URL. */
export const toFileName = (url: string): string => /[^/?#]+(?=[?#]|$)/.exec(url)?.[0] ?? "";

/** All that the fields of a slice show, in the order of the data. */
export const listFieldTexts = ({ primary, items }: JsonObject): FieldText[] => [
  ...listTexts(primary, "primary"),
  ...listTexts(items, "items"),
];

function listTexts(value: Json | undefined, path: string): FieldText[] {
  if (typeof value === "string" || typeof value === "number") return toFieldText("text", path, String(value));
  if (Array.isArray(value)) {
    return value.some(isBlock)
      ? listBlocks(value, path)
      : value.flatMap((entry, index) => listTexts(entry, `${path}[${index}]`));
  }
  if (!isJsonObject(value)) return [];
  if ("link_type" in value) return listLink(value, path);
  if (typeof value.url === "string" && "alt" in value) return listPicture(value, path);
  if (isJsonObject(value.body) && Array.isArray(value.body.rows)) return listCells(value, path);
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`));
}

const isBlock = (value: Json) => isJsonObject(value) && typeof value.type === "string" && !("link_type" in value);

const listBlocks = (blocks: readonly Json[], path: string): FieldText[] =>
  blocks.filter(isJsonObject).flatMap((block) => {
    if (block.type === "image") return listPicture(block, path);
    return toFieldText("block", path, toText(block.text));
  });

const listPicture = ({ url }: JsonObject, path: string): FieldText[] =>
  toFieldText("picture", path, toFileName(toText(url)));

/** A link without a text of its own is found by its target. */
function listLink({ text, url }: JsonObject, path: string): FieldText[] {
  const link = { kind: "link" as const, path, text: compact(toText(text)), url: toText(url) };
  return link.text || link.url ? [{ ...link, pattern: toPattern(link.text) }] : [];
}

/** Texts of a table's cells; the table is one field. */
const listCells = (table: JsonObject, path: string): FieldText[] =>
  [table.head, table.body].flatMap((part) =>
    (isJsonObject(part) ? toJsonList(part.rows) : []).flatMap((row) =>
      (isJsonObject(row) ? toJsonList(row.cells) : []).flatMap((cell) =>
        isJsonObject(cell) ? listBlocks(toJsonList(cell.content), path) : [],
      ),
    ),
  );

function toFieldText(kind: FieldText["kind"], path: string, words: string): FieldText[] {
  const text = compact(words);
  return text ? [{ kind, path, text, url: "", pattern: toPattern(text) }] : [];
}

/** How many letters of a text stand beside its placeholders: the more, the surer its pattern. */
export const countWritten = ({ text }: FieldText): number => text.replace(/\{+\w+\}+/g, "").length;

function toPattern(text: string): RegExp | undefined {
  if (!text.includes("{")) return undefined;
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(placeholder, `[^]{1,${maxFilled}}?`);
  return new RegExp(`^${source}$`);
}
