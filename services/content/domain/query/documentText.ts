import { isObject } from "../model/document.ts";
import type { Json, JsonObject, StoredDocument } from "../model/document.ts";
import type { FieldModel, Fields, Models } from "../model/models.ts";
import { isZone } from "../model/normalize.ts";
import { isFieldSlice, partsOf } from "../model/sliceParts.ts";

// A document of a snapshot never changes, and a filter reads it again and again.
const known = new WeakMap<StoredDocument, { models: Models; text: string }>();

/** The words of a document: its uid, and what its texts, rich texts, tables and choices say. */
export function textOfDocument(document: StoredDocument, models: Models): string {
  const before = known.get(document);
  if (before?.models === models) return before.text;
  const fields = models.types.get(document.type)?.fields ?? {};
  const text = [document.uid ?? "", ...textsOf(document.data, fields, models)].join(" ");
  known.set(document, { models, text });
  return text;
}

/** The words of one field. */
export const textOfField = (value: Json, model: FieldModel, models: Models): string =>
  textsIn(value, model, models).join(" ");

const textsOf = (data: JsonObject, fields: Fields, models: Models): string[] =>
  Object.entries(fields).flatMap(([name, model]) => textsIn(data[name] ?? null, model, models));

function textsIn(value: Json, model: FieldModel, models: Models): string[] {
  if (typeof value === "string") return ["Text", "Select", "UID"].includes(model.type) ? [value] : [];
  if (Array.isArray(value))
    return value.flatMap((entry) => (isObject(entry) ? textsOfEntry(entry, model, models) : []));
  if (!isObject(value)) return [];
  if (model.type === "Link") return wordsOf(value);
  return model.type === "Table" ? textsOfTable(value) : [];
}

/** The texts of a block, a link, a slice or an item of a group. */
function textsOfEntry(entry: JsonObject, model: FieldModel, models: Models): string[] {
  if (isZone(model)) return textsOfSlice(entry, model, models);
  return model.type === "Group" ? textsOf(entry, model.config?.fields ?? {}, models) : wordsOf(entry);
}

function textsOfSlice(slice: JsonObject, zone: FieldModel, models: Models): string[] {
  const choice = zone.config?.choices?.[String(slice.slice_type)];
  if (!choice) return [];
  if (isFieldSlice(choice)) return textsIn(slice.value ?? null, choice, models);
  const { primary = {}, items = {} } = partsOf(slice, choice, models) ?? {};
  const group = { type: "Group", config: { fields: items } };
  return [
    ...(isObject(slice.primary) ? textsOf(slice.primary, primary, models) : []),
    ...textsIn(slice.items ?? null, group, models),
  ];
}

function textsOfTable({ head, body }: JsonObject): string[] {
  const members = (value: Json | undefined, name: string) =>
    isObject(value) && Array.isArray(value[name]) ? value[name] : [];
  return [head, body]
    .flatMap((part) => members(part, "rows"))
    .flatMap((row) => members(row, "cells"))
    .flatMap((cell) => members(cell, "content"))
    .flatMap((block) => (isObject(block) ? wordsOf(block) : []));
}

const wordsOf = ({ text }: JsonObject) => (typeof text === "string" ? [text] : []);
