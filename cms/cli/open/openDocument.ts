import { isDeepStrictEqual } from "node:util";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { toShortLang } from "#cms/repository/domain/languages.ts";
import { makeGroup, makeId } from "#cms/cli/compose/draft.ts";
import { toLinkText } from "#cms/cli/compose/links.ts";
import { getPath } from "#cms/repository/domain/paths/pagePath.ts";
import { indexPaths } from "#cms/cli/compose/indexPaths.ts";

import { openFields } from "./openFields.ts";
import type { OpenContext } from "./openRichText.ts";

/** The draft that `composeDocument` converts to the same document. */
export function openDocument(
  document: StoredDocument,
  documents: readonly StoredDocument[],
  models: Models,
): JsonObject {
  const { id, type, uid, lang, group, tags } = document;
  const context = openContext(lang, documents);
  const { parent, slices, ...data } = document.data;
  const above = isObject(parent) && Object.keys(parent).length === 2 ? context.toLinkText(parent) : undefined;
  const isPath = above !== undefined && above.startsWith("/");
  const fields = models.types.get(type)?.fields ?? {};
  const retained = {
    ...data,
    ...(parent === undefined || isPath ? {} : { parent }),
    ...(isList(slices) ? {} : { slices }),
  };
  return {
    type,
    ...(uid === null ? {} : { uid }),
    lang: toShortLang(lang),
    ...(id === makeId(type, uid, lang) ? {} : { id }),
    ...(group === makeGroup(type, uid) ? {} : { group }),
    ...(isPath ? { parent: above } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    data: openFields(defined(retained), fields, context),
    ...(isList(slices) ? { slices: slices.map((slice, index) => openSlice(slice, index, models, context)) } : {}),
  };
}

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);

const defined = (data: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

function openContext(lang: string, documents: readonly StoredDocument[]): OpenContext {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const findIdByPath = indexPaths([], documents);
  const findPathById = (id: string) => {
    const target = byId.get(id);
    return target && getPath(target, (one) => byId.get(one));
  };
  const context = { lang, findIdByPath };
  return { ...context, toLinkText: (link) => toLinkText(link, { ...context, findPathById }) };
}

function openSlice(slice: Json, index: number, models: Models, context: OpenContext): Json {
  if (!isObject(slice)) return slice;
  const { id, slice_type: type, slice_label: label, variation, version, primary, items, ...rest } = slice;
  const model = models.slices.get(String(type))?.variations[String(variation)];
  const names = isObject(primary) ? Object.keys(primary) : [];
  const isPlain = Object.keys(rest).length === 0 && isObject(primary) && isList(items) && typeof version === "string";
  // Fields named like a draft slice's own members would be ambiguous.
  if (!model || !isPlain || names.includes("type") || names.includes("variation")) return slice;
  const fieldValues = isObject(primary) ? primary : {};
  return {
    type: String(type),
    ...(variation === "default" ? {} : { variation: String(variation) }),
    ...(id === `${String(type)}$${index + 1}` ? {} : { $id: id }),
    ...(label === null ? {} : { $label: label }),
    ...(version === "initial" ? {} : { $version: version }),
    ...openFields(fieldValues, model.primary, context),
    ...(isDeepStrictEqual(items, []) || !isList(items)
      ? {}
      : { $items: items.map((item) => (isObject(item) ? openFields(item, model.items, context) : item)) }),
  };
}
