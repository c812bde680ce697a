import { isObject } from "../model/document.ts";
import type { StoredDocument } from "../model/document.ts";

/** Where documents live that are no plain pages, by their type. */
export const branches: Record<string, string> = {
  docs_page: "/docs/",
  blog_post: "/blog/",
  case_study: "/case-studies/",
  marketplace_project: "/marketplace/projects/",
};

/** The path of a document's page, without language. */
export function pathOf(document: StoredDocument, byId: Map<string, StoredDocument>): string {
  if (document.type !== "page") return `${branches[document.type] ?? "?"}${document.uid ?? ""}/`;
  const link = document.data.parent;
  const parent = isObject(link) && typeof link.id === "string" ? byId.get(link.id) : undefined;
  return pagePath(document.uid, parent && pathOf(parent, byId));
}

/** The path of a page below another one, or at the top. */
export const pagePath = (uid: string | null, parent: string | undefined) =>
  uid === "home" ? "/" : `${parent ?? "/"}${uid ?? ""}/`;
