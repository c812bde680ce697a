import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldModel, Fields, Models } from "./models.ts";
import { checks, emptyOf } from "./fields.ts";

/** What is wrong with one field of a document. */
export type Problem = { field: string; reason: string };

type Context = { models: Models; problems: Problem[] };

/** Fills every field of the model, so that what is served always has its full shape, and names what does not fit. */
export function normalizeFields(data: JsonObject, fields: Fields, path: string, context: Context): JsonObject {
  for (const name of Object.keys(data)) {
    if (!(name in fields)) report(context, join(path, name), "the model has no such field");
  }
  const filled: JsonObject = {};
  for (const [name, model] of Object.entries(fields)) {
    if (model.type !== "UID") filled[name] = normalizeField(data[name], model, join(path, name), context);
  }
  return filled;
}

function normalizeField(value: Json | undefined, model: FieldModel, path: string, context: Context): Json {
  if (value === undefined || value === null || value === "") return emptyOf(model);
  if (model.type === "Group") return normalizeGroup(value, model, path, context);
  if (model.type === "Slices") return normalizeSlices(value, model, path, context);
  const reason = checks[model.type]?.(value, model.config ?? {});
  if (reason === undefined) return value;
  report(context, path, reason);
  return emptyOf(model);
}

function normalizeGroup(value: Json, model: FieldModel, path: string, context: Context): Json {
  if (!Array.isArray(value)) return report(context, path, "a group is a list of objects") ?? [];
  const fields = model.config?.fields ?? {};
  return value.map((item, index) => {
    const here = `${path}[${index}]`;
    if (isObject(item)) return normalizeFields(item, fields, here, context);
    report(context, here, "an entry of a group is an object");
    return normalizeFields({}, fields, here, context);
  });
}

function normalizeSlices(value: Json, model: FieldModel, path: string, context: Context): Json {
  if (!Array.isArray(value)) return report(context, path, "a slice zone is a list of slices") ?? [];
  return value.flatMap((slice, index) => {
    const here = `${path}[${index}]`;
    if (!isObject(slice)) return report(context, here, "a slice is an object") ?? [];
    return normalizeSlice(slice, index, model, here, context) ?? [];
  });
}

function normalizeSlice(slice: JsonObject, index: number, zone: FieldModel, path: string, context: Context) {
  const type = String(slice.slice_type);
  const name = String(slice.variation ?? "default");
  const variation = context.models.slices.get(type)?.variations[name];
  if (!variation) return report(context, path, `there is no slice ${type} with variation ${name}`);
  if (!zone.config?.choices?.[type]) return report(context, path, `the slice ${type} may not stand in this zone`);
  const items = Array.isArray(slice.items) ? slice.items : [];
  return {
    variation: name,
    version: "initial",
    items: items.map((item, at) =>
      normalizeFields(isObject(item) ? item : {}, variation.items, `${path}.items[${at}]`, context),
    ),
    primary: normalizeFields(
      isObject(slice.primary) ? slice.primary : {},
      variation.primary,
      `${path}(${type}).primary`,
      context,
    ),
    id: typeof slice.id === "string" ? slice.id : `${type}$${index + 1}`,
    slice_type: type,
    slice_label: null,
  };
}

function report({ problems }: Context, field: string, reason: string): undefined {
  problems.push({ field, reason });
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);
