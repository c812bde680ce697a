import { isDeepStrictEqual } from "node:util";

import { ownValue } from "#contracts/ownValue.ts";

import { isObject } from "./document.ts";
import type { Json, JsonObject, StoredDocument } from "./document.ts";
import { fitDocument } from "./fitDocument.ts";
import type { FieldModel, Fields, Models } from "./models.ts";
import type { FieldContext } from "./context.ts";
import { within } from "./context.ts";
import { dataContext, isZone, normalizeValue, readEntries } from "./normalize.ts";
import { isFieldSlice, getSliceParts } from "./sliceParts.ts";

/**
 * Carries stored but unserved values of the previous version over to a new one, wherever their surroundings are
 * unchanged. The served form of the result equals the new version.
 */
export function keepMisfits(next: StoredDocument, before: StoredDocument, models: Models): StoredDocument {
  const model = models.types.get(next.type);
  if (!before.misfit || !model) return next;
  const context = dataContext(models, next.id, true);
  const data = mergeFields(before.misfit.data, next.data, { fields: model.fields, context });
  const merged = fitDocument({ ...next, uid: next.uid ?? before.misfit.uid, data }, models);
  return isDeepStrictEqual(merged.data, next.data) && merged.uid === next.uid ? merged : next;
}

type Merging = { fields: Fields; context: FieldContext };

function mergeFields(before: JsonObject, next: JsonObject, { fields, context }: Merging): JsonObject {
  const merged = { ...next };
  for (const [name, value] of Object.entries(before)) {
    const model = ownValue(fields, name);
    if (!model) merged[name] = value;
    else if (name in next) merged[name] = mergeValue(value ?? null, next[name] ?? null, model, within(context, name));
  }
  return merged;
}

function mergeValue(before: Json, next: Json, model: FieldModel, context: FieldContext): Json {
  const probe = { ...context, problems: [] };
  // Its served form is unchanged.
  if (isDeepStrictEqual(normalizeValue(before, model, probe), next)) return probe.problems.length > 0 ? before : next;
  const isList = model.type === "Group" || model.type === "StructuredText" || isZone(model);
  return isList && Array.isArray(before) && Array.isArray(next) ? mergeEntries(before, next, model, context) : next;
}

/** Finds served entries in the new list; inserts each unserved one behind its previous sibling. */
function mergeEntries(before: Json[], next: Json[], model: FieldModel, context: FieldContext): Json[] {
  const fitted = readEntries(before, model, context);
  const merged = [...next];
  const behind = new Map<number, Json[]>();
  // Changed items of a group can only be matched by index.
  const hasPlaces = model.type === "Group" && fitted.length === next.length;
  let last = -1;
  for (const [index, entry] of fitted.entries()) {
    const old = before[index] ?? null;
    if (!entry) {
      behind.set(last, [...(behind.get(last) ?? []), old]);
      continue;
    }
    const same = next.findIndex((one, at) => (isZone(model) || at > last) && isSame(entry, one));
    const at = same < 0 && hasPlaces ? index : same;
    if (at < 0) continue;
    merged[at] = mergeEntry(old, next[at] ?? null, model, within(context, `[${index}]`));
    last = at;
  }
  return [...(behind.get(-1) ?? []), ...merged.flatMap<Json>((one, at) => [one, ...(behind.get(at) ?? [])])];
}

// Slices are matched by id, everything else by content.
const isSame = (fitted: JsonObject, next: Json) =>
  fitted.slice_type === undefined
    ? isDeepStrictEqual(fitted, next)
    : isObject(next) && next.slice_type === fitted.slice_type && next.id === fitted.id;

function mergeEntry(before: Json, next: Json, model: FieldModel, context: FieldContext): Json {
  // Rich text blocks are only merged when their served form is unchanged.
  if (!isObject(before) || !isObject(next) || model.type === "StructuredText") return before;
  if (isZone(model)) return mergeSlice(before, next, model, context);
  return mergeFields(before, next, { fields: model.config?.fields ?? {}, context });
}

function mergeSlice(before: JsonObject, next: JsonObject, zone: FieldModel, context: FieldContext): JsonObject {
  const choice = zone.config?.choices?.[String(next.slice_type)];
  if (!choice || (before.variation ?? "default") !== (next.variation ?? "default")) return next;
  const here = { ...context, path: `${context.path}(${String(next.slice_type)})` };
  if (isFieldSlice(choice))
    return { ...next, value: mergeValue(before.value ?? null, next.value ?? null, choice, within(here, "value")) };
  const { primary = {}, items = {} } = getSliceParts(next, choice, context.models) ?? {};
  const group = { type: "Group", config: { fields: items } };
  return {
    ...next,
    primary: mergePart(before.primary, next.primary, { fields: primary, context: within(here, "primary") }),
    items: mergeValue(before.items ?? [], next.items ?? [], group, within(here, "items")),
  };
}

const mergePart = (before: Json | undefined, next: Json | undefined, merging: Merging): Json =>
  isObject(before) && isObject(next) ? mergeFields(before, next, merging) : (next ?? null);
