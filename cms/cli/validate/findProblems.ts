import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { languages } from "#cms/repository/domain/languages.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { findForeignImages } from "#cms/repository/domain/model/findForeignImages.ts";
import { findCircles } from "#cms/cli/compose/findCircles.ts";

import { findMissingReferences } from "./findMissingReferences.ts";

type Context = {
  /** Ids of all documents. */
  ids: Set<string>;
  lookup: DocumentLookup;
  imagesDir: string;
  imageHosts: Parameters<typeof findForeignImages>[1];
  siteUrl: string;
};

/** Finds problems of a valid document among the others: links, images, cycles. */
export function findProblems(document: StoredDocument, context: Context): Problem[] {
  const { ids, lookup, imagesDir, imageHosts, siteUrl } = context;
  return [
    ...findMissingReferences(document, { ids, imagesDir }),
    ...findCircles(document, { lookup, siteUrl, languages: languages.map(({ id }) => id) }),
    ...findForeignImages(document.data, imageHosts, "data"),
  ];
}
