import { ownValue } from "../../../../features/shared/contracts/ownValue.ts";
import { isObject } from "../model/document.ts";
import type { StoredDocument } from "../model/document.ts";

/** Where documents live that are no plain pages, by their type. */
export const branches: Record<string, string> = {
  docs_page: "/docs/",
  blog_post: "/blog/",
  case_study: "/case-studies/",
  marketplace_project: "/marketplace/projects/",
};

type Find = (id: string) => StoredDocument | undefined;

/** The path of a document's page, without language, below all pages above it. */
export function pathOf(document: StoredDocument, find: Find): string {
  const { above } = listAbove(document, find);
  return [...above].reverse().concat(document).reduce<string | undefined>(pathBelow, undefined) ?? "/";
}

/**
 * The pages above a document, the nearest first, at any depth. Pages can only be in a circle in files written by hand:
 * one that lies below itself counts as having no page above.
 */
export function listAbove(document: StoredDocument, find: Find): { above: StoredDocument[]; isCircle: boolean } {
  const above: StoredDocument[] = [];
  const places = new Map<string, number>([[document.id, -1]]);
  for (let one = parentIn(document, find); one; one = parentIn(one, find)) {
    const place = places.get(one.id);
    if (place !== undefined) return { above: above.slice(0, place + 1), isCircle: true };
    places.set(one.id, above.length);
    above.push(one);
  }
  return { above, isCircle: false };
}

function parentIn(document: StoredDocument, find: Find): StoredDocument | undefined {
  const id = parentOf(document);
  return id === undefined ? undefined : find(id);
}

const pathBelow = (parent: string | undefined, { type, uid }: StoredDocument): string =>
  type === "page" ? pagePath(uid, parent) : `${ownValue(branches, type) ?? "?"}${uid ?? ""}/`;

/** Id of the page that a page says it stands below. */
export function parentOf({ type, data }: StoredDocument): string | undefined {
  const { parent } = data;
  return type === "page" && isObject(parent) && typeof parent.id === "string" ? parent.id : undefined;
}

/** The path of a page below another one, or at the top. */
export const pagePath = (uid: string | null, parent: string | undefined) =>
  uid === "home" ? "/" : `${parent ?? "/"}${uid ?? ""}/`;
