import "server-only";

import { cache } from "react";
import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { matchRoute } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { findPreview, createPageClient, resolvePageLinks } from "@/features/content/pageClient";

/** Documents that are a page: a type with a URL, or a template. */
export type PageLike = Extract<AllDocumentTypes, { data: { slices: unknown } }>;

/** One slice of such a document. */
export type PageSlice = PageLike["data"]["slices"][number];

export type FoundPage = {
  document: PageLike;
  /** The page's entry in the site index; absent for a template page. */
  entry: PageEntry | undefined;
  path: string;
  parameters: Record<string, string>;
};

/** Tag of everything rendered from one document. */
export const documentTag = (id: string) => `document:${id}`;

/** The document behind a path; `undefined` when there is none. Throws when the repository is down or incomplete. */
export async function findPage(
  locale: Locale,
  segments: string[],
  values: ParameterValues,
): Promise<FoundPage | undefined> {
  const path = toPath(locale, segments);
  const match = matchRoute(await getSiteIndex(), path, values);
  if (match.kind === "page") return toPage(await findListed(match.entry.id), path, match.entry);
  if (match.kind !== "template") return undefined;
  return toPage(await findListed(match.template.id), path, undefined, { [match.parameter]: match.value });
}

/** A document of the index that the repository does not return is an outage, not a missing page. */
async function findListed(id: string): Promise<AllDocumentTypes | undefined> {
  const document = await findDocument(id);
  if (document || (await findPreview())) return document;
  throw new Error(`The repository does not find ${id}, which it listed`);
}

function toPage(
  document: AllDocumentTypes | undefined,
  path: string,
  entry?: PageEntry,
  parameters: Record<string, string> = {},
): FoundPage | undefined {
  return document && isPageLike(document) ? { document, entry, path, parameters } : undefined;
}

/** The public path of segments in a language. */
export const toPath = (locale: Locale, segments: string[]) => localizePath(`/${[...segments, ""].join("/")}`, locale);

/** Whether a document has slices, and so can be shown as a page. */
export const isPageLike = (document: AllDocumentTypes): document is PageLike => "slices" in document.data;

/** One document by id, read once a render; `undefined` when it is not there. */
export const findDocument = cache(async (id: string): Promise<AllDocumentTypes | undefined> => {
  const client = await createPageClient([documentTag(id)]);
  try {
    return await resolvePageLinks(await client.getByID(id, { lang: "*" }));
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return undefined;
  }
});
