import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, LinkedType, Models, PickedField } from "#cms/repository/domain/model/models.ts";
import { isZone } from "#cms/repository/domain/model/normalize.ts";
import { isFieldSlice, getSliceParts } from "#cms/repository/domain/model/sliceParts.ts";

/** Fields of linked documents to include, by link. */
export type Picks = Map<JsonObject, LinkedType[]>;

/** Finds content relationships whose models pick fields of the linked document. */
export function markPicked(data: JsonObject, fields: Fields, models: Models): Picks {
  const picks: Picks = new Map();
  markFields(data, fields, { picks, models });
  return picks;
}

type Marking = { picks: Picks; models: Models };

function markFields(data: JsonObject, fields: Fields, marking: Marking): void {
  for (const [name, model] of Object.entries(fields)) markValue(data[name] ?? null, model, marking);
}

function markValue(value: Json, model: FieldModel, marking: Marking): void {
  const { type, config = {} } = model;
  if (type === "Link") markLinks(value, config.customtypes, marking.picks);
  else if (Array.isArray(value)) {
    for (const entry of value.filter(isObject)) {
      if (type === "Group") markFields(entry, config.fields ?? {}, marking);
      else if (isZone(model)) markSlice(entry, model, marking);
    }
  }
}

function markLinks(value: Json, types: LinkedType[] | undefined, picks: Picks): void {
  if (!types?.some((type) => typeof type !== "string" && type.fields)) return;
  for (const link of [value].flat().filter(isObject)) picks.set(link, types);
}

function markSlice(slice: JsonObject, zone: FieldModel, marking: Marking): void {
  const choice = zone.config?.choices?.[String(slice.slice_type)];
  if (!choice) return;
  if (isFieldSlice(choice)) return markValue(slice.value ?? null, choice, marking);
  const { primary = {}, items = {} } = getSliceParts(slice, choice, marking.models) ?? {};
  if (isObject(slice.primary)) markFields(slice.primary, primary, marking);
  markValue(slice.items ?? null, { type: "Group", config: { fields: items } }, marking);
}

/** The picked fields of a linked document, and the picks of its own links; `undefined` without any. */
export function pickFields(
  { type, data }: StoredDocument,
  types: LinkedType[] | undefined,
): { data: JsonObject; picks: Picks } | undefined {
  const chosen = types?.find((one) => typeof one !== "string" && one.id === type);
  if (chosen === undefined || typeof chosen === "string" || !chosen.fields) return undefined;
  const picks: Picks = new Map();
  return { data: pickFrom(data, chosen.fields, picks), picks };
}

function pickFrom(data: JsonObject, fields: PickedField[], picks: Picks): JsonObject {
  const entries = fields.flatMap((field) => {
    const name = typeof field === "string" ? field : field.id;
    // The UID is in the link itself.
    const value = data[name];
    if (value === undefined) return [];
    return [[name, typeof field === "string" ? value : pickInside(value, field, picks)] as const];
  });
  return Object.fromEntries(entries);
}

function pickInside(value: Json, { fields, customtypes }: Exclude<PickedField, string>, picks: Picks): Json {
  if (customtypes) {
    markLinks(value, customtypes, picks);
    return value;
  }
  if (!fields || !Array.isArray(value)) return value;
  return value.map((item) => (isObject(item) ? pickFrom(item, fields, picks) : item));
}
