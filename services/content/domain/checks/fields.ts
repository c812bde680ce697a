import { isObject } from "../model/document.ts";
import type { Json, JsonObject, StoredDocument } from "../model/document.ts";
import type { FieldConfig, Fields, Models } from "../model/models.ts";

/** One filled field of a document. */
export type Field = {
  path: string;
  name: string;
  type: string;
  config: FieldConfig;
  value: Json;
  slice: string | undefined;
};

export type SliceField = { type: string; variation: string; primary: JsonObject };

/** Every filled field of a document in model order, including those of groups and slices. */
export function listFields(document: StoredDocument, models: Models): Field[] {
  return listFieldsBelow(document.data, models.types.get(document.type)?.fields ?? {}, "", undefined, models);
}

function listFieldsBelow(
  data: JsonObject,
  fields: Fields,
  path: string,
  slice: string | undefined,
  models: Models,
): Field[] {
  return Object.entries(fields).flatMap(([name, { type, config = {} }]) => {
    const value = data[name] ?? null;
    const here = path ? `${path}.${name}` : name;
    if (type === "Slices") return parseSlices(value).flatMap((one, index) => listSliceFields(one, index, models));
    if (type === "Group") {
      const entries = Array.isArray(value) ? value.filter(isObject) : [];
      return entries.flatMap((entry, index) =>
        listFieldsBelow(entry, config.fields ?? {}, `${here}[${index + 1}]`, slice, models),
      );
    }
    return value === null || value === "" ? [] : [{ path: here, name, type, config, value, slice }];
  });
}

function listSliceFields({ type, variation, primary }: SliceField, index: number, models: Models): Field[] {
  const fields = models.slices.get(type)?.variations[variation]?.primary ?? {};
  return listFieldsBelow(primary, fields, `${type}[${index + 1}]`, `${type}.${variation}`, models);
}

/** The slices of a document in their order. */
export const listSlices = (document: StoredDocument) => parseSlices(document.data.slices ?? null);

function parseSlices(value: Json): SliceField[] {
  return (Array.isArray(value) ? value : []).filter(isObject).map(({ slice_type, variation, primary }) => ({
    type: String(slice_type),
    variation: String(variation),
    primary: isObject(primary) ? primary : {},
  }));
}

/** A block of rich text. */
export type Block = { type: string; text: string };

/** The text blocks of a rich text. */
export const listBlocks = (value: Json): Block[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .flatMap(({ type, text }) => (typeof type === "string" && typeof text === "string" ? [{ type, text }] : []));

/** Every filled link inside a value: link fields, links in rich text and in tables. */
export function findLinks(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(findLinks);
  if (!isObject(value)) return [];
  if (typeof value.link_type === "string") return value.id || value.url || value.name ? [value] : [];
  return Object.values(value).flatMap((member) => findLinks(member ?? null));
}

/** The text of a plain or rich text field. */
export const getText = (value: Json | undefined): string =>
  typeof value === "string"
    ? value
    : listBlocks(value ?? null)
        .map(({ text }) => text)
        .join("\n");
