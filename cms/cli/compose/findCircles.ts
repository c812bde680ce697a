import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import {
  findRedirectProblems,
  isRedirect,
  findMissingFields,
} from "#cms/repository/domain/paths/findRedirectProblems.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { listAncestors } from "#cms/repository/domain/paths/pagePath.ts";

type Context = { lookup: DocumentLookup; siteUrl: string; languages: string[] };

/** Finds redirects without target, redirect loops, and cycles of parent pages. */
export function findCircles(document: StoredDocument, context: Context): Problem[] {
  if (isRedirect(document)) return [...findMissingFields(document), ...findRedirectProblems(document, context)];
  if (!listAncestors(document, context.lookup.find).isCircle) return [];
  return [{ field: "data.parent", reason: "the pages above this one lead back to it" }];
}
