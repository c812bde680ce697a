import { isObject } from "../model/document.ts";
import type { Json, JsonObject, StoredDocument } from "../model/document.ts";
import type { Models } from "../model/models.ts";
import { composeFields } from "./fields.ts";
import type { LinkContext } from "./links.ts";

/** A document as somebody writes it; see main.ts. */
export type Draft = {
  type: string;
  uid: string | null;
  lang: "en" | "cn";
  parent: string | undefined;
  tags: string[];
  published: string | undefined;
  data: JsonObject;
  slices: JsonObject[];
};

const langs = { en: "en-us", cn: "zh-cn" };

/** Id of a document: its type, uid and language, so that the same draft always means the same document. */
export const idOf = (type: string, uid: string | null, lang: string) =>
  `${type}-${uid ?? "single"}-${lang}`.replace(/[^\w-]/g, "-");

/** Checks the outer shape of a draft. */
export function readDraft(value: unknown): Draft {
  const draft = isObject(value) ? value : {};
  const { type, uid, lang } = draft;
  if (typeof type !== "string") throw new Error("a draft names its type");
  if (lang !== "en" && lang !== "cn") throw new Error(`${type}: lang is en or cn`);
  return {
    type,
    uid: typeof uid === "string" ? uid : null,
    lang,
    parent: typeof draft.parent === "string" ? draft.parent : undefined,
    tags: Array.isArray(draft.tags) ? draft.tags.map(String) : [],
    published: typeof draft.published === "string" ? draft.published : undefined,
    data: isObject(draft.data) ? draft.data : {},
    slices: Array.isArray(draft.slices) ? draft.slices.filter(isObject) : [],
  };
}

type Options = { models: Models; idOfPath: LinkContext["idOfPath"]; before: StoredDocument | undefined; now: string };

/** Makes the whole document of a draft; the dates of an unchanged document stay as they were. */
export function compose(draft: Draft, { models, idOfPath, before, now }: Options): StoredDocument {
  const lang = langs[draft.lang];
  const id = idOf(draft.type, draft.uid, lang);
  const model = models.types.get(draft.type);
  if (!model) throw new Error(`${id}: there is no type ${draft.type}`);
  const context: LinkContext = { lang, idOfPath };
  const data = composeFields(draft.data, model.fields, context, `${id}: data`);
  if (draft.parent) data.parent = { link_type: "Document", id: parentId(draft.parent, context, id) };
  if (model.fields.slices)
    data.slices = draft.slices.map((slice, index) => composeSlice(slice, index, models, context, id));
  const head = {
    id,
    type: draft.type,
    uid: draft.uid,
    lang,
    group: `${draft.type}-${draft.uid ?? "single"}`,
    tags: draft.tags,
  };
  const same = before && JSON.stringify([before.data, before.tags]) === JSON.stringify([data, draft.tags]);
  const first = draft.published ?? before?.first_publication_date ?? now;
  return {
    ...head,
    first_publication_date: first,
    last_publication_date: same ? before.last_publication_date : now,
    data,
  };
}

function parentId(path: string, { lang, idOfPath }: LinkContext, id: string): string {
  const found = idOfPath(path, lang);
  if (!found) throw new Error(`${id}: there is no page ${path} to stand below`);
  return found;
}

function composeSlice(slice: JsonObject, index: number, models: Models, context: LinkContext, id: string): Json {
  const { type, variation = "default", ...fields } = slice;
  const path = `${id}: slices[${index}](${String(type)})`;
  const model = models.slices.get(String(type))?.variations[String(variation)];
  if (!model) throw new Error(`${path}: there is no such slice with variation ${String(variation)}`);
  return {
    id: `${String(type)}$${index + 1}`,
    slice_type: String(type),
    slice_label: null,
    variation: String(variation),
    version: "initial",
    primary: composeFields(fields, model.primary, context, path),
    items: [],
  };
}
