import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";
import { isZone } from "#cms/repository/domain/model/normalize.ts";
import { getSliceParts, isFieldSlice } from "#cms/repository/domain/model/sliceParts.ts";

/** A text of a document with its path. */
export type DocumentText = {
  /** Index among the texts of the document. */
  index: number;
  text: string;
  /** Spans of rich text. */
  spans: JsonObject[];
  /** Whether it is a block of code. */
  isCode?: boolean;
  /** Path from `data`, as in findings. */
  field: string;
  slice: string | null;
  /** Names of slice and field, from the models. */
  labels: string[];
};

/** Returns the new text, or `undefined` to keep it. */
export type TextChange = Pick<DocumentText, "text" | "spans"> | undefined;

type Position = Pick<DocumentText, "field" | "slice" | "labels">;
type Unnumbered = Omit<DocumentText, "index">;
type Visit<Text = DocumentText> = (text: Text) => TextChange;

/** A document's data with its texts changed: those that visitors read, in the order of the model. */
export function mapTexts({ data, type }: StoredDocument, models: Models, visit: Visit): JsonObject {
  let count = 0;
  const number = (text: Unnumbered) => visit({ ...text, index: count++ });
  return new TextMapper(models, number).mapFields(data, models.types.get(type)?.fields ?? {}, {
    field: "data",
    slice: null,
    labels: [],
  });
}

class TextMapper {
  private readonly models: Models;
  private readonly visit: Visit<Unnumbered>;

  constructor(models: Models, visit: Visit<Unnumbered>) {
    this.models = models;
    this.visit = visit;
  }

  mapFields(data: JsonObject, fields: Fields, at: Position): JsonObject {
    const mapped = Object.entries(fields).flatMap(([name, model]) => {
      const label = model.config?.label ?? name;
      const here = {
        ...at,
        field: `${at.field}.${name}`,
        labels: isZone(model) ? at.labels : [...at.labels, label],
      };
      return name in data ? [[name, this.mapValue(data[name] ?? null, model, here)]] : [];
    });
    return { ...data, ...Object.fromEntries(mapped) };
  }

  private mapValue(value: Json, model: FieldModel, at: Position): Json {
    const { type, config = {} } = model;
    if (isZone(model)) return mapObjects(value, (slice, index) => this.mapSlice(slice, index, model, at));
    if (type === "Group") {
      return mapObjects(value, (entry, index) =>
        this.mapFields(entry, config.fields ?? {}, { ...at, field: `${at.field}[${index}]` }),
      );
    }
    if (type === "Text") return typeof value === "string" ? this.mapText(value, at) : value;
    if (type === "StructuredText") return this.mapBlocks(value, at);
    if (type === "Table") return this.mapRows(value, at);
    if (type === "Image") return isObject(value) ? this.mapImage(value, at) : value;
    if (type !== "Link") return value;
    return isObject(value)
      ? this.mapMember(value, "text", at)
      : mapObjects(value, (link) => this.mapMember(link, "text", at));
  }

  private mapSlice(slice: JsonObject, index: number, zone: FieldModel, at: Position): JsonObject {
    const name = String(slice.slice_type);
    const choice = zone.config?.choices?.[name];
    if (!choice) return slice;
    const own = {
      ...at,
      slice: typeof slice.id === "string" ? slice.id : null,
      labels: [...at.labels, name],
    };
    const path = `${at.field}[${index}](${name})`;
    if (isFieldSlice(choice))
      return {
        ...slice,
        value: this.mapValue(slice.value ?? null, choice, { ...own, field: `${path}.value` }),
      };
    const { primary = {}, items = {} } = getSliceParts(slice, choice, this.models) ?? {};
    const part = isObject(slice.primary)
      ? { primary: this.mapFields(slice.primary, primary, { ...own, field: `${path}.primary` }) }
      : {};
    const group = { type: "Group", config: { fields: items } };
    const list = slice.items ? { items: this.mapValue(slice.items, group, { ...own, field: `${path}.items` }) } : {};
    return { ...slice, ...part, ...list };
  }

  private mapBlocks = (value: Json, at: Position): Json =>
    mapObjects(value, (block, index) => {
      const here = { ...at, field: `${at.field}[${index}]` };
      if (block.type === "image") return this.mapImage(block, here);
      if (typeof block.text !== "string") return block;
      const spans = Array.isArray(block.spans) ? block.spans.filter(isObject) : [];
      return { ...block, ...this.visit({ ...here, text: block.text, spans, isCode: block.type === "preformatted" }) };
    });

  private mapRows = (table: Json, at: Position): Json =>
    isObject(table)
      ? mapMembers(table, ["head", "body"], (part) =>
          mapMembers(part, ["rows"], (row) =>
            mapMembers(row, ["cells"], (cell) => ({
              ...cell,
              content: this.mapBlocks(cell.content ?? null, at),
            })),
          ),
        )
      : table;

  // Thumbnails are members beside those of the main image.
  private mapImage(image: JsonObject, at: Position): JsonObject {
    const sizes = Object.entries(image).flatMap(([name, one]) =>
      isObject(one) && typeof one.alt === "string" ? [[name, this.mapMember(one, "alt", at)]] : [],
    );
    return { ...this.mapMember(image, "alt", at), ...Object.fromEntries(sizes) };
  }

  private mapMember(value: JsonObject, name: string, at: Position): JsonObject {
    const text = value[name];
    return typeof text === "string" && text !== "" ? { ...value, [name]: this.mapText(text, at) } : value;
  }

  private mapText = (text: string, at: Position): string => this.visit({ ...at, text, spans: [] })?.text ?? text;
}

const mapObjects = (value: Json, map: (entry: JsonObject, index: number) => JsonObject): Json =>
  Array.isArray(value) ? value.map((entry, index) => (isObject(entry) ? map(entry, index) : entry)) : value;

/** Maps one object, or each of a list. */
function mapMembers(value: JsonObject, names: string[], map: (member: JsonObject) => JsonObject): JsonObject {
  const mapped = names.flatMap((name) => {
    const member = value[name];
    if (isObject(member)) return [[name, map(member)]];
    return Array.isArray(member) ? [[name, mapObjects(member, map)]] : [];
  });
  return { ...value, ...Object.fromEntries(mapped) };
}
