import { ownValue } from "../../../features/shared/contracts/ownValue.ts";
import { isObject } from "../model/document.ts";
import type { StoredDocument } from "../model/document.ts";

/** Where documents live that are no plain pages, by their type. */
export const branches: Record<string, string> = {
  docs_page: "/docs/",
  blog_post: "/blog/",
  case_study: "/case-studies/",
  marketplace_project: "/marketplace/projects/",
};

// Two pages may each name the other as the one above.
const mostAbove = 10;

/** The path of a document's page, without language. */
export function pathOf(document: StoredDocument, find: (id: string) => StoredDocument | undefined, above = 0): string {
  if (document.type !== "page") return `${ownValue(branches, document.type) ?? "?"}${document.uid ?? ""}/`;
  const id = parentOf(document);
  const parent = id !== undefined && above < mostAbove ? find(id) : undefined;
  return pagePath(document.uid, parent && pathOf(parent, find, above + 1));
}

/** Id of the page that a page says it stands below. */
export function parentOf({ type, data }: StoredDocument): string | undefined {
  const { parent } = data;
  return type === "page" && isObject(parent) && typeof parent.id === "string" ? parent.id : undefined;
}

/** The path of a page below another one, or at the top. */
export const pagePath = (uid: string | null, parent: string | undefined) =>
  uid === "home" ? "/" : `${parent ?? "/"}${uid ?? ""}/`;
