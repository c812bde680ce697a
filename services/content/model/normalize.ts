import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldModel, Fields, Models, Variation } from "./models.ts";
import { report, within } from "./context.ts";
import type { FieldContext, Problem } from "./context.ts";
import { emptyOf, normalizeField } from "./fields.ts";

/** A document's data in the full shape of its type, and what does not fit it. */
export function normalizeData(
  data: JsonObject,
  fields: Fields,
  models: Models,
  documentId: string,
): { data: JsonObject; problems: Problem[] } {
  const problems: Problem[] = [];
  return { data: normalizeFields(data, fields, { models, problems, documentId, path: "data" }), problems };
}

function normalizeFields(data: JsonObject, fields: Fields, context: FieldContext): JsonObject {
  for (const name of Object.keys(data)) {
    if (!Object.hasOwn(fields, name)) report(within(context, name), "the model has no such field", null);
  }
  const filled: JsonObject = {};
  for (const [name, model] of Object.entries(fields)) {
    // The UID stands beside the data; a separator is a line in the editor.
    if (model.type === "UID" || model.type === "Separator") continue;
    filled[name] = normalizeValue(data[name], model, within(context, name));
  }
  return filled;
}

function normalizeValue(value: Json | undefined, model: FieldModel, context: FieldContext): Json {
  if (value === undefined || value === null || value === "") return emptyOf(model);
  if (model.type === "Group") return normalizeGroup(value, model, context);
  if (model.type === "Slices" || model.type === "Choice") return normalizeZone(value, model, context);
  return normalizeField(value, model, context);
}

function normalizeGroup(value: Json, model: FieldModel, context: FieldContext): Json {
  if (!Array.isArray(value)) return report(context, "a group is a list of objects", []);
  return normalizeItems(value, model.config?.fields ?? {}, context);
}

function normalizeItems(items: Json[], fields: Fields, context: FieldContext): JsonObject[] {
  return items.map((item, index) => {
    const here = within(context, `[${index}]`);
    return normalizeFields(isObject(item) ? item : report(here, "an entry is an object", {}), fields, here);
  });
}

function normalizeZone(value: Json, model: FieldModel, context: FieldContext): Json {
  if (!Array.isArray(value)) return report(context, "a slice zone is a list of slices", []);
  return value.flatMap((slice, index) => {
    const here = within(context, `[${index}]`);
    if (!isObject(slice)) return report(here, "a slice is an object", []);
    return normalizeSlice(slice, index, model, here) ?? [];
  });
}

function normalizeSlice(slice: JsonObject, index: number, zone: FieldModel, context: FieldContext) {
  const type = String(slice.slice_type);
  const choice = zone.config?.choices?.[type];
  if (!choice) {
    const isKnown = context.models.slices.has(type);
    return report(
      context,
      isKnown ? `the slice ${type} may not stand in this zone` : `there is no slice ${type}`,
      undefined,
    );
  }
  const isShared = choice.type === "SharedSlice";
  const name = typeof slice.variation === "string" ? slice.variation : "default";
  const variation: Variation | undefined = isShared
    ? context.models.slices.get(type)?.variations[name]
    : { primary: choice["non-repeat"] ?? {}, items: choice.repeat ?? {}, version: "" };
  if (!variation) return report(context, `there is no slice ${type} with variation ${name}`, undefined);
  const { primary = {}, items = [] } = slice;
  const inside = { ...context, path: `${context.path}(${type})` };
  return {
    ...(isShared ? { variation: name, version: variation.version } : {}),
    items: Array.isArray(items) ? normalizeItems(items, variation.items, within(inside, "items")) : [],
    primary: normalizeFields(isObject(primary) ? primary : {}, variation.primary, within(inside, "primary")),
    id: typeof slice.id === "string" ? slice.id : `${type}$${index + 1}`,
    slice_type: type,
    slice_label: typeof slice.slice_label === "string" ? slice.slice_label : null,
  };
}
