/** The domain: documents, models, fields, paths and queries as pure rules. */
import { ownValue } from "#contracts/ownValue.ts";

import { isEmptyValue, isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldModel, Fields, Models } from "./models.ts";
import { report, within } from "./context.ts";
import type { FieldContext, Problem } from "./context.ts";
import { getEmptyValue, normalizeField } from "./fields.ts";
import { readBlocks } from "./richText.ts";
import { isFieldSlice, getSliceParts, getVariation } from "./sliceParts.ts";

/** Normalizes a document's data to the full shape of its type, and reports what does not fit. */
export function normalizeData(
  data: JsonObject,
  fields: Fields,
  models: Models,
  documentId: string,
): { data: JsonObject; problems: Problem[] } {
  const context = dataContext(models, documentId);
  return { data: normalizeFields(data, fields, context), problems: context.problems };
}

/** The initial context of a document's data. */
export const dataContext = (models: Models, documentId: string, isStored = false): FieldContext => ({
  models,
  documentId,
  isStored,
  problems: [],
  path: "data",
});

/** Normalizes the members of a document, slice or group item. */
export function normalizeFields(data: JsonObject, fields: Fields, context: FieldContext): JsonObject {
  for (const [name, value] of Object.entries(data)) {
    if (Object.hasOwn(fields, name)) continue;
    // Stored data has false for an unset Boolean.
    if (context.isStored && (isEmptyValue(value) || value === false)) continue;
    report(within(context, name), "the model has no such field", null);
  }
  const filled: JsonObject = {};
  for (const [name, model] of Object.entries(fields)) {
    // The UID is stored beside the data; a separator has no value.
    if (model.type === "UID" || model.type === "Separator") continue;
    filled[name] = normalizeValue(data[name], model, within(context, name));
  }
  return filled;
}

/** Normalizes one field; what does not fit is reported and omitted. */
export function normalizeValue(value: Json | undefined, model: FieldModel, context: FieldContext): Json {
  if (value === undefined || value === null || value === "") return getEmptyValue(model);
  if (context.isStored && isEmptyValue(value) && !isUnfilledLink(value)) return getEmptyValue(model);
  if (model.type === "Group" || isZone(model)) {
    if (Array.isArray(value)) return readEntries(value, model, context).flatMap<Json>((entry) => entry ?? []);
    return report(
      context,
      model.type === "Group" ? "a group is a list of objects" : "a slice zone is a list of slices",
      [],
    );
  }
  return normalizeField(value, model, context);
}

// It may name a variant.
const isUnfilledLink = (value: Json) => isObject(value) && value.link_type !== undefined;

export const isZone = ({ type }: FieldModel) => type === "Slices" || type === "Choice";

/** Normalizes each entry of a group, slice zone or rich text; `undefined` for one that does not fit. */
export function readEntries(value: Json[], model: FieldModel, context: FieldContext): (JsonObject | undefined)[] {
  const { config = {} } = model;
  if (model.type === "StructuredText") return readBlocks(value, config, context);
  if (isZone(model)) {
    return value.map((slice, index) => {
      const here = within(context, `[${index}]`);
      if (!isObject(slice)) return report(here, "a slice is an object", undefined);
      return normalizeSlice(slice, index, model, here);
    });
  }
  return normalizeItems(value, config.fields ?? {}, context);
}

/** The items of a group. */
function normalizeItems(items: Json[], fields: Fields, context: FieldContext): JsonObject[] {
  return items.map((item, index) => {
    const here = within(context, `[${index}]`);
    return normalizeFields(isObject(item) ? item : report(here, "an entry is an object", {}), fields, here);
  });
}

/** Normalizes one slice of a zone; `undefined`, and a problem, for one that the zone does not allow. */
function normalizeSlice(slice: JsonObject, index: number, zone: FieldModel, context: FieldContext) {
  const type = String(slice.slice_type);
  const choice = ownValue(zone.config?.choices ?? {}, type);
  if (!choice) {
    const isKnown = context.models.slices.has(type);
    const reason = isKnown ? `the slice ${type} may not stand in this zone` : `there is no slice ${type}`;
    return report(context, reason, undefined);
  }
  const here = { ...context, path: `${context.path}(${type})` };
  const head = {
    id: typeof slice.id === "string" ? slice.id : `${type}$${index + 1}`,
    slice_type: type,
    slice_label: typeof slice.slice_label === "string" ? slice.slice_label : null,
  };
  if (isFieldSlice(choice)) return { value: normalizeValue(slice.value, choice, within(here, "value")), ...head };
  const parts = getSliceParts(slice, choice, context.models);
  if (!parts) return report(context, `there is no slice ${type} with variation ${getVariation(slice)}`, undefined);
  const { primary = {}, items = [] } = slice;
  const version = ownValue(context.models.slices.get(type)?.variations ?? {}, getVariation(slice))?.version;
  return {
    ...(choice.type === "SharedSlice" ? { variation: getVariation(slice), ...(version ? { version } : {}) } : {}),
    items: Array.isArray(items) ? normalizeItems(items, parts.items, within(here, "items")) : [],
    primary: normalizeFields(isObject(primary) ? primary : {}, parts.primary, within(here, "primary")),
    ...head,
  };
}
