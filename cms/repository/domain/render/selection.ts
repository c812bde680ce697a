import { ownValue } from "#contracts/ownValue.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

/** Fields by type: `page.title,page.parent` → `page` → `title`, `parent`. */
export type Selection = Map<string, string[]>;

/** Parses `fetch` and `fetchLinks`, also with the brackets of old clients. */
export function parseSelection(text: string | null): Selection | undefined {
  const inside = (text ?? "").trim().replace(/^\[|\]$/g, "");
  if (!inside) return undefined;
  const selection: Selection = new Map();
  for (const name of inside.split(",").map((part) => part.trim().replace(/^my\./, ""))) {
    const [type = "", ...field] = name.split(".");
    selection.set(type, [...(selection.get(type) ?? []), field.join(".")]);
  }
  return selection;
}

/** Reduces a document's data to the selected fields; an unselected type keeps none. */
export function pick(data: JsonObject, type: string, selection: Selection | undefined): JsonObject {
  if (!selection) return data;
  const picked: JsonObject = {};
  for (const field of selection.get(type) ?? []) {
    const [first = "", ...rest] = field.split(".");
    const value = ownValue(data, first);
    if (value !== undefined) picked[first] = rest.length > 0 ? narrow(value, rest.join("."), picked[first]) : value;
  }
  return picked;
}

function narrow(value: Json, field: string, earlier: Json | undefined): Json {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => {
    const before = Array.isArray(earlier) ? earlier[index] : undefined;
    return isObject(item) ? { ...(isObject(before) ? before : {}), [field]: item[field] } : item;
  });
}

/** The linked document's data for `fetchLinks`: rich text is cut to its first block, as Prismic does. */
export function pickLinked(data: JsonObject, type: string, selection: Selection | undefined): JsonObject | undefined {
  if (!selection?.has(type)) return undefined;
  const picked = pick(data, type, selection);
  return Object.fromEntries(
    Object.entries(picked).map(([name, value]) => [name, isRichText(value) ? value.slice(0, 1) : value]),
  );
}

const isRichText = (value: Json | undefined): value is Json[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((block) => isObject(block) && "type" in block && "text" in block);
