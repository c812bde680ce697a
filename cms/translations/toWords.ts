import { cellContent, listRows } from "#cms/editor/fields/tables.ts";
import { toFields } from "#cms/editor/model/FieldModel.ts";
import type { FieldModel } from "#cms/editor/model/FieldModel.ts";
import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

// Not translated: names of chains and of sections.
const keys = ["anchor", "chain", "chains", "protocol", "family", "interface"];

/** The translatable texts of a field, one per line; empty if it has none. */
export function toWords({ type, config, name }: FieldModel & { name?: string }, value: Json | undefined): string {
  if (name !== undefined && keys.includes(name)) return "";
  if (type === "Text") return toText(value);
  if (type === "StructuredText") return toBlockWords(value);
  if (type === "Table")
    return join(listRows(value).flatMap(({ cells }) => cells.map((cell) => toBlockWords(cellContent(cell)))));
  if (type === "Image") return read(value, "alt");
  if (type === "Link") return join((Array.isArray(value) ? value : [value]).map((link) => read(link, "text")));
  if (type !== "Group") return "";
  const fields = toFields(config.fields);
  return join(
    toJsonList(value).flatMap((entry) =>
      isJsonObject(entry) ? fields.map((field) => toWords(field, entry[field.name])) : [],
    ),
  );
}

/** A group's field without its code, which is the same in every language; undefined where it has none. */
export function withoutCode<T extends FieldModel>(field: T): T | undefined {
  const { code, ...fields } = isJsonObject(field.config.fields) ? field.config.fields : {};
  return code === undefined ? undefined : { ...field, config: { ...field.config, fields } };
}

const read = (value: Json | undefined, name: string) => (isJsonObject(value) ? toText(value[name]).trim() : "");

const toBlockWords = (value: Json | undefined) =>
  join(toJsonList(value).map((block) => read(block, "text") || read(block, "alt")));

const join = (texts: string[]) => texts.filter(Boolean).join("\n");
