import "server-only";

import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";

import { createClient } from "@/features/content/createClient";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { isOpen } from "@/features/content/pageClient";
import { isPageLike } from "@/features/content/pages/loadPage";
import type { FoundPage } from "@/features/content/pages/loadPage";

import { findDraftEntry } from "./findDraftEntry";

/** The page of a document as a preview's token shows it; `undefined` for an expired token, and without a page. */
export async function findDraftById(token: string, id: string): Promise<FoundPage | undefined> {
  if (!(await isOpen(token))) return undefined;
  try {
    const document = await createClient({ ref: token, isDraft: true }).getByID(id, { lang: "*" });
    const entry = findDraftEntry(await getSiteIndex(), document);
    return entry && isPageLike(document) ? { document, entry, path: entry.path, parameters: {} } : undefined;
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return undefined;
  }
}
