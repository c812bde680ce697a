import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";
import { isZone } from "#cms/repository/domain/model/normalize.ts";
import { isFieldSlice, getSliceParts } from "#cms/repository/domain/model/sliceParts.ts";

/** The text of a document: its uid, texts, rich texts, tables and selects. */
export function getDocumentText(document: StoredDocument, models: Models): string {
  const fields = models.types.get(document.type)?.fields ?? {};
  return [document.uid ?? "", ...listTexts(document.data, fields, models)].join(" ");
}

/** The text of one field; its blocks, entries and cells are separated by a blank, or otherwise. */
export const getFieldText = (value: Json, model: FieldModel, models: Models, separator = " "): string =>
  listFieldTexts(value, model, models).join(separator);

const listTexts = (data: JsonObject, fields: Fields, models: Models): string[] =>
  Object.entries(fields).flatMap(([name, model]) => listFieldTexts(data[name] ?? null, model, models));

function listFieldTexts(value: Json, model: FieldModel, models: Models): string[] {
  if (typeof value === "string") return ["Text", "Select", "UID"].includes(model.type) ? [value] : [];
  if (Array.isArray(value))
    return value.flatMap((entry) => (isObject(entry) ? listEntryTexts(entry, model, models) : []));
  if (!isObject(value)) return [];
  if (model.type === "Link") return getText(value);
  return model.type === "Table" ? listTableTexts(value) : [];
}

/** The texts of a block, a link, a slice or an item of a group. */
function listEntryTexts(entry: JsonObject, model: FieldModel, models: Models): string[] {
  if (isZone(model)) return listSliceTexts(entry, model, models);
  return model.type === "Group" ? listTexts(entry, model.config?.fields ?? {}, models) : getText(entry);
}

function listSliceTexts(slice: JsonObject, zone: FieldModel, models: Models): string[] {
  const choice = zone.config?.choices?.[String(slice.slice_type)];
  if (!choice) return [];
  if (isFieldSlice(choice)) return listFieldTexts(slice.value ?? null, choice, models);
  const { primary = {}, items = {} } = getSliceParts(slice, choice, models) ?? {};
  const group = { type: "Group", config: { fields: items } };
  return [
    ...(isObject(slice.primary) ? listTexts(slice.primary, primary, models) : []),
    ...listFieldTexts(slice.items ?? null, group, models),
  ];
}

function listTableTexts({ head, body }: JsonObject): string[] {
  const members = (value: Json | undefined, name: string) =>
    isObject(value) && Array.isArray(value[name]) ? value[name] : [];
  return [head, body]
    .flatMap((part) => members(part, "rows"))
    .flatMap((row) => members(row, "cells"))
    .flatMap((cell) => members(cell, "content"))
    .flatMap((block) => (isObject(block) ? getText(block) : []));
}

const getText = ({ text }: JsonObject) => (typeof text === "string" ? [text] : []);
