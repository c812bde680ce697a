import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldConfig, Fields, Models } from "#cms/repository/domain/model/models.ts";

/** One filled field of a document. */
export type Field = {
  path: string;
  name: string;
  type: string;
  config: FieldConfig;
  value: Json;
  /** Type and variation of its slice. */
  slice: string | undefined;
  /** Path from `data`, as in findings: `data.slices[0](hero).primary.title`. */
  field: string;
  /** Id of its slice. */
  sliceId: string | undefined;
};

export type SliceField = {
  type: string;
  variation: string;
  primary: JsonObject;
  items: Json;
  id: string | undefined;
};

/** Location of fields: their displayed path, their path in the data, and their slice. */
type Position = Pick<Field, "path" | "field" | "slice" | "sliceId">;

// Most rules list the fields of the same document in turn. Those of more documents would outlive two collections of
// young objects: with six, checking 100,000 documents made 50 MB of old garbage a second.
let last: { document: StoredDocument; models: Models; fields: readonly Field[] } | undefined;

/** Every filled field of a document in model order, including those of groups and slices. */
export function listFields(document: StoredDocument, models: Models): readonly Field[] {
  if (last?.document === document && last.models === models) return last.fields;
  const top = { path: "", field: "data", slice: undefined, sliceId: undefined };
  const fields = listFieldsBelow(document.data, models.types.get(document.type)?.fields ?? {}, top, models);
  last = { document, models, fields };
  return fields;
}

function listFieldsBelow(data: JsonObject, fields: Fields, above: Position, models: Models): Field[] {
  return Object.entries(fields).flatMap(([name, { type, config = {} }]) => {
    const value = data[name] ?? null;
    const path = above.path ? `${above.path}.${name}` : name;
    const here = { ...above, path, field: `${above.field}.${name}` };
    if (type === "Slices")
      return parseSlices(value).flatMap((one, index) => listSliceFields(one, index, here.field, models));
    if (type === "Group") {
      const entries = Array.isArray(value) ? value.filter(isObject) : [];
      return entries.flatMap((entry, index) => {
        const position = { ...here, path: `${path}[${index + 1}]`, field: `${here.field}[${index}]` };
        return listFieldsBelow(entry, config.fields ?? {}, position, models);
      });
    }
    return value === null || value === "" ? [] : [{ ...here, name, type, config, value }];
  });
}

function listSliceFields({ type, variation, primary, id }: SliceField, index: number, zone: string, models: Models) {
  const fields = models.slices.get(type)?.variations[variation]?.primary ?? {};
  const field = `${zone}[${index}](${type}).primary`;
  const position = { path: `${type}[${index + 1}]`, field, slice: `${type}.${variation}`, sliceId: id };
  return listFieldsBelow(primary, fields, position, models);
}

/** The slices of a document in their order. */
export const listSlices = (document: StoredDocument) => parseSlices(document.data.slices ?? null);

function parseSlices(value: Json): SliceField[] {
  return (Array.isArray(value) ? value : []).filter(isObject).map(({ slice_type, variation, primary, items, id }) => ({
    id: typeof id === "string" ? id : undefined,
    type: String(slice_type),
    variation: String(variation),
    primary: isObject(primary) ? primary : {},
    items: items ?? [],
  }));
}

/** A block of rich text. */
type Block = { type: string; text: string };

/** The parts of a value: the blocks of rich text with their index, or the value itself. */
export const listParts = ({
  type,
  value,
}: Pick<Field, "type" | "value">): { value: Json; block: number | undefined }[] =>
  type === "StructuredText" && Array.isArray(value)
    ? value.map((block, index) => ({ value: block, block: index }))
    : [{ value, block: undefined }];

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
