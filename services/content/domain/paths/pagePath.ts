import { ownValue } from "../../../../features/shared/contracts/ownValue.ts";
import { isObject } from "../model/document.ts";
import type { StoredDocument } from "../model/document.ts";

/** Where documents live that are no plain pages, by their type. */
export const typePrefixes: Record<string, string> = {
  docs_page: "/docs/",
  blog_post: "/blog/",
  case_study: "/case-studies/",
  marketplace_project: "/marketplace/projects/",
};

type Find = (id: string) => StoredDocument | undefined;

/** The path of a document's page, without language, below all pages above it. */
export function getPath(document: StoredDocument, find: Find): string {
  const { ancestors } = listAncestors(document, find);
  return [...ancestors].reverse().concat(document).reduce<string | undefined>(toPath, undefined) ?? "/";
}

/**
 * The pages above a document, the nearest first, at any depth. Pages can only be in a circle in files written by hand:
 * one that lies below itself counts as having no page above.
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

function findParent(document: StoredDocument, find: Find): StoredDocument | undefined {
  const id = getParentId(document);
  return id === undefined ? undefined : find(id);
}

const toPath = (parent: string | undefined, { type, uid }: StoredDocument): string =>
  type === "page" ? toPagePath(uid, parent) : `${ownValue(typePrefixes, type) ?? "?"}${uid ?? ""}/`;

/** Id of the page that a page says it stands below. */
export function getParentId({ type, data }: StoredDocument): string | undefined {
  const { parent } = data;
  return type === "page" && isObject(parent) && typeof parent.id === "string" ? parent.id : undefined;
}

/** The path of a page below another one, or at the top. */
export const toPagePath = (uid: string | null, parent: string | undefined) =>
  uid === "home" ? "/" : `${parent ?? "/"}${uid ?? ""}/`;
