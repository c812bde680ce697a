import "server-only";

import { cache } from "react";
import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { createPageClient, resolvePageLinks } from "@/features/content/pageClient";

/** Tag of everything rendered from one document. */
export const documentTag = (id: string) => `document:${id}`;

/** One document by id, read once a render; `undefined` when it is not there. */
export const findDocument = cache(async (id: string): Promise<AllDocumentTypes | undefined> => {
  const client = await createPageClient([documentTag(id)]);
  const document = await orMissing(client.getByID(id, { lang: "*" }));
  return document && resolvePageLinks(document);
});

/** A query for one document; `undefined` when it is not there. */
export async function orMissing<T>(query: Promise<T>): Promise<T | undefined> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return undefined;
  }
}
