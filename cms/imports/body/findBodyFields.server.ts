import type { FieldModel, Fields, Models, TypeModel } from "#cms/repository/domain/model/models.ts";
import { isZone } from "#cms/repository/domain/model/normalize.ts";
import { listAllowed } from "#cms/repository/domain/model/richText.ts";

/** A field of a shared slice. */
export type SliceField = { slice: string; variation: string; field: string; model: FieldModel; fields: Fields };

/** Where a type keeps its text: slices of a zone, or one field. */
export type BodyFields =
  | { zone: string; text: SliceField; head?: SliceField; picture?: SliceField; table?: SliceField }
  | { field: string; model: FieldModel };

/** Where the text of an imported page goes; `undefined` for a type that has no text. */
export function findBodyFields(type: TypeModel, models: Models): BodyFields | undefined {
  for (const [zone, model] of Object.entries(type.fields)) {
    if (!isZone(model)) continue;
    const fields = Object.entries(model.config?.choices ?? {})
      .filter(([, choice]) => choice.type === "SharedSlice")
      .flatMap(([slice]) => listFields(slice, models));
    const text = findText(fields);
    const pick = (kind: string) => smallest(fields.filter((one) => one.model.type === kind));
    const [head, picture, table] = [findHead(fields), pick("Image"), pick("Table")];
    if (text)
      return { zone, text, ...(head ? { head } : {}), ...(picture ? { picture } : {}), ...(table ? { table } : {}) };
  }
  const [own] = Object.entries(type.fields)
    .filter(([, model]) => isText(model))
    .sort(([, a], [, b]) => countAllowed(b) - countAllowed(a));
  return own && { field: own[0], model: own[1] };
}

const listFields = (slice: string, models: Models): SliceField[] =>
  Object.entries(models.slices.get(slice)?.variations ?? {}).flatMap(([variation, { primary }]) =>
    Object.entries(primary).map(([field, model]) => ({ slice, variation, field, model, fields: primary })),
  );

const isText = ({ type, config = {} }: FieldModel) =>
  type === "StructuredText" && config.single === undefined && listAllowed(config).includes("paragraph");
const countAllowed = ({ config = {} }: FieldModel) => listAllowed(config).length;

/** The field that allows most; of equal ones, that of the slice with the fewest fields. */
function findText(fields: readonly SliceField[]): SliceField | undefined {
  const texts = fields.filter(({ model }) => isText(model));
  const most = Math.max(0, ...texts.map(({ model }) => countAllowed(model)));
  return smallest(texts.filter(({ model }) => countAllowed(model) === most));
}

/** The field of the page's heading; the default variation of its slice is often that of a start page. */
function findHead(fields: readonly SliceField[]): SliceField | undefined {
  const heads = fields.filter(({ model }) => model.type === "StructuredText" && model.config?.single === "heading1");
  const others = heads.filter(({ variation }) => variation !== "default");
  const least = smallest(heads);
  const size = Object.keys(least?.fields ?? {}).length;
  return others.find((one) => Object.keys(one.fields).length === size) ?? least;
}

const smallest = (fields: readonly SliceField[]): SliceField | undefined =>
  fields.toSorted((a, b) => Object.keys(a.fields).length - Object.keys(b.fields).length)[0];
