import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { Selected } from "./parseGraphQuery.ts";

type Render = (document: StoredDocument) => JsonObject;
type Find = (id: string) => StoredDocument | undefined;
type Context = { find: Find; render: Render };

/** Reduces rendered data to a graphQuery's selection, and adds linked documents' fields to their links. */
export function applyGraphQuery(data: JsonObject, selected: Selected | undefined, context: Context): JsonObject {
  if (!selected) return {};
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(data)) {
    const inner = selected.fields.get(name);
    if (inner) result[name] = keep(value ?? null, inner, context);
    else if (selected.all && isPlain(value)) result[name] = value;
  }
  return result;
}

function keep(value: Json, selected: Selected, context: Context): Json {
  if (Array.isArray(value)) return value.flatMap((item) => keepItem(item, selected, context));
  if (!isObject(value)) return value;
  if (value.link_type === "Document") return keepLink(value, selected, context);
  return hasMembers(selected) ? applyGraphQuery(value, selected, context) : value;
}

function keepItem(item: Json, selected: Selected, context: Context): Json[] {
  if (!isObject(item) || !hasMembers(selected)) return [item];
  if (item.slice_type === undefined)
    return [item.link_type ? keep(item, selected, context) : applyGraphQuery(item, selected, context)];
  const chosen = selected.on.get(String(item.slice_type));
  return chosen ? [keepSlice(item, chosen, context)] : [];
}

// `...on hero{variation{...on default{primary{title} items{text}}}}`
function keepSlice(slice: JsonObject, selected: Selected, context: Context): JsonObject {
  if (slice.variation === undefined) return keepLegacySlice(slice, selected, context);
  const { fields } = selected.fields.get("variation")?.on.get(String(slice.variation)) ?? {};
  return {
    ...slice,
    primary: keepPart(slice.primary, fields?.get("primary"), context) ?? {},
    items: keepPart(slice.items, fields?.get("items"), context) ?? [],
  };
}

// `...on quote{non-repeat{words} repeat{source}}`; a field used as a slice is kept unchanged.
function keepLegacySlice(slice: JsonObject, { fields }: Selected, context: Context): JsonObject {
  if (slice.primary === undefined) return slice;
  return {
    ...slice,
    primary: keepPart(slice.primary, fields.get("non-repeat") ?? fields.get("primary"), context) ?? {},
    items: keepPart(slice.items, fields.get("repeat") ?? fields.get("items"), context) ?? [],
  };
}

function keepPart(value: Json | undefined, selected: Selected | undefined, context: Context): Json | undefined {
  if (!selected) return undefined;
  return Array.isArray(value)
    ? value.map((item) => (isObject(item) ? applyGraphQuery(item, selected, context) : item))
    : applyGraphQuery(isObject(value) ? value : {}, selected, context);
}

function keepLink(link: JsonObject, selected: Selected, context: Context): JsonObject {
  const target = typeof link.id === "string" ? context.find(link.id) : undefined;
  const chosen =
    selected.on.get(target?.type ?? "") ?? (selected.fields.size > 0 || selected.all ? selected : undefined);
  return target && chosen ? { ...link, data: applyGraphQuery(context.render(target), chosen, context) } : link;
}

const hasMembers = ({ all, fields, on }: Selected) => all || fields.size > 0 || on.size > 0;

const isPlain = (value: Json | undefined) =>
  !(isObject(value) && value.link_type === "Document") &&
  !(
    Array.isArray(value) &&
    value.some((item) => isObject(item) && !("text" in item && "type" in item) && !("link_type" in item))
  );
