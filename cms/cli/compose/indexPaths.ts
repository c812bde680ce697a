import { ownValue } from "#contracts/ownValue.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toPagePath, getPath } from "#cms/repository/domain/paths/pagePath.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";

import { makeId } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** Indexes drafts and documents by language and path; returns a function that finds the id at a path. */
export function indexPaths(drafts: Draft[], documents: readonly StoredDocument[]) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const paths = new Map<string, string>();
  for (const document of documents)
    paths.set(`${document.lang} ${getPath(document, (id) => byId.get(id))}`, document.id);
  const taken = new Map(documents.map(({ id, type, uid, lang }) => [`${type} ${uid ?? ""} ${lang}`, id]));
  for (const { type, uid, lang, parent, id } of drafts) {
    const path = type === "page" ? toPagePath(uid, parent) : `${ownValue(typePrefixes, type) ?? "?"}${uid ?? ""}/`;
    paths.set(`${lang} ${path}`, id ?? taken.get(`${type} ${uid ?? ""} ${lang}`) ?? makeId(type, uid, lang));
  }
  return (path: string, lang: string) => paths.get(`${lang} ${path}`);
}
