import { hasContent, isEmptySlice } from "#contracts/sliceContent.ts";
import type { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { configNames, toFields } from "#cms/editor/model/FieldModel.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { readAllowed } from "#cms/editor/rich-text/allowed.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

/** An empty slice with the label of each field in place of its text; `undefined` for a slice with content, unless it is new. */
export function fillPlaceholders(models: EditorModels, slice: JsonObject, isNew = false): JsonObject | undefined {
  const variation = models.findVariation(toText(slice.slice_type), toText(slice.variation));
  if (!variation) return undefined;
  const fields = Object.fromEntries(variation.primary.map((field) => [field.name, field]));
  if (!isNew && !isEmptySlice(slice, fields)) return undefined;
  const own = isJsonObject(slice.primary) ? slice.primary : {};
  const isBlank = ({ name, type }: NamedField) =>
    type === "Select" ? !own[name] : !hasContent({ [name]: own[name] }, fields);
  return { ...slice, primary: { ...own, ...fillFields(variation.primary.filter(isBlank)) } };
}

const fillFields = (fields: readonly NamedField[]): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const value = field.name === "anchor" ? undefined : fillField(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

function fillField({ type, label, config }: NamedField): Json | undefined {
  if (type === "Text") return label;
  if (type === "StructuredText")
    return [{ type: readAllowed(config).texts[0] ?? "paragraph", text: label, spans: [], direction: "ltr" }];
  if (type === "Group") return [fillFields(toFields(config.fields))];
  if (type === "Select") return toText(config.default_value) || (configNames(config.options)[0] ?? "");
  // A picture, link or table cannot be shown by its name.
  return undefined;
}
