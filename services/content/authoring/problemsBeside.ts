import type { Neighbours } from "../drafts/Neighbours.ts";
import { languages } from "../languages.ts";
import type { Problem } from "../model/context.ts";
import type { StoredDocument } from "../model/document.ts";
import { foreignPictures } from "../model/foreignPictures.ts";
import { circlesIn } from "./circles.ts";
import { missingReferences } from "./references.ts";

type Context = {
  /** Ids of all documents. */
  ids: Set<string>;
  beside: Neighbours;
  imagesDir: string;
  imageHosts: Parameters<typeof foreignPictures>[1];
  siteUrl: string;
};

/** What is wrong with a document that fits its model: where it leads and what it shows, beside the other documents. */
export function problemsBeside(document: StoredDocument, context: Context): Problem[] {
  const { ids, beside, imagesDir, imageHosts, siteUrl } = context;
  return [
    ...missingReferences(document, { ids, imagesDir }),
    ...circlesIn(document, { beside, siteUrl, languages: languages.map(({ id }) => id) }),
    ...foreignPictures(document.data, imageHosts, "data"),
  ];
}
