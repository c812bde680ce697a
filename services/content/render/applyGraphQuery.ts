import { isObject } from "../model/document.ts";
import type { Json, JsonObject, StoredDocument } from "../model/document.ts";
import type { Selected } from "./graphQuery.ts";

type Render = (document: StoredDocument) => JsonObject;
type Find = (id: string) => StoredDocument | undefined;
type Context = { find: Find; render: Render };

/** Keeps what a graphQuery selects of rendered data, and puts linked documents' fields into their links. */
export function applyGraphQuery(data: JsonObject, selected: Selected | undefined, context: Context): JsonObject {
  if (!selected) return {};
  const kept: JsonObject = {};
  for (const [name, value] of Object.entries(data)) {
    const inner = selected.fields.get(name);
    if (inner) kept[name] = keep(value ?? null, inner, context);
    else if (selected.all && isPlain(value)) kept[name] = value;
  }
  return kept;
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
  const variation = selected.fields.get("variation")?.on.get(String(slice.variation));
  if (!variation) return { ...slice, primary: {}, items: [] };
  const part = (name: "primary" | "items") => {
    const inner = variation.fields.get(name);
    if (!inner) return name === "primary" ? {} : [];
    const value = slice[name] ?? null;
    return Array.isArray(value)
      ? value.map((item) => (isObject(item) ? applyGraphQuery(item, inner, context) : item))
      : applyGraphQuery(isObject(value) ? value : {}, inner, context);
  };
  return { ...slice, primary: part("primary"), items: part("items") };
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
