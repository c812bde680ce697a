import { isOwnKey, ownValue } from "#contracts/ownValue.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

/** Whether a document has a page of its own. */
export const hasPath = ({ type }: StoredDocument) => type === "page" || isOwnKey(typePrefixes, type);

type Find = (id: string) => StoredDocument | undefined;

/** The path of a document without language, including its ancestors. */
export function getPath(document: StoredDocument, find: Find): string {
  const { ancestors } = listAncestors(document, find);
  return [...ancestors].reverse().concat(document).reduce<string | undefined>(toPath, undefined) ?? "/";
}

/**
 * The ancestors of a document, nearest first. Only files written by hand can have cycles: a page below itself counts
 * as a root.
 */
export function listAncestors(
  document: StoredDocument,
  find: Find,
): { ancestors: StoredDocument[]; isCircle: boolean } {
  const ancestors: StoredDocument[] = [];
  const indexes = new Map<string, number>([[document.id, -1]]);
  for (let one = findParent(document, find); one; one = findParent(one, find)) {
    const index = indexes.get(one.id);
    if (index !== undefined) return { ancestors: ancestors.slice(0, index + 1), isCircle: true };
    indexes.set(one.id, ancestors.length);
    ancestors.push(one);
  }
  return { ancestors, isCircle: false };
}

/** The parent of a page among found documents; `undefined` for a page at the root. */
export function findParent(document: StoredDocument, find: Find): StoredDocument | undefined {
  const id = getParentId(document);
  return id === undefined ? undefined : find(id);
}

const toPath = (parent: string | undefined, { type, uid }: StoredDocument): string =>
  type === "page" ? toPagePath(uid, parent) : `${ownValue(typePrefixes, type) ?? "?"}${uid ?? ""}/`;

/** Id of a page's parent. */
export function getParentId({ type, data }: StoredDocument): string | undefined {
  const { parent } = data;
  return type === "page" && isObject(parent) && typeof parent.id === "string" ? parent.id : undefined;
}

/** The path of a page below a parent path, or at the root. */
export const toPagePath = (uid: string | null, parent: string | undefined) =>
  uid === "home" ? "/" : `${parent ?? "/"}${uid ?? ""}/`;
