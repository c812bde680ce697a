import "server-only";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { matchRoute } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { findPreview } from "@/features/content/pageClient";

import { findDocument } from "./findDocument";
import { readPageAt, readTemplates } from "./pageReads";
import { resolveSections } from "./resolveSections";

/** Documents that are a page: a type with a URL, or a template. */
export type PageLike = Exclude<Extract<AllDocumentTypes, { data: { slices: unknown } }>, { type: "section" }>;

/** One slice of such a document. */
export type PageSlice = PageLike["data"]["slices"][number];

export type FoundPage = {
  /** With the slices of its sections in their places. */
  document: PageLike;
  /** The page's entry in the site index; absent for a template page. */
  entry: PageEntry | undefined;
  path: string;
  parameters: Record<string, string>;
};

/** The document behind a path; `undefined` when there is none. Throws when the repository is down or incomplete. */
export async function findPage(
  locale: Locale,
  segments: string[],
  values: ParameterValues,
): Promise<FoundPage | undefined> {
  const path = toPath(locale, segments);
  // A template's page is at a path without a page of its own.
  if (!(await readPageAt(path))) await readTemplates(locale);
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

/** A document as a page, with its sections; `undefined` for one that has no page. */
export async function toPage(
  document: AllDocumentTypes | undefined,
  path: string,
  entry?: PageEntry,
  parameters: Record<string, string> = {},
): Promise<FoundPage | undefined> {
  if (!document || !isPageLike(document)) return undefined;
  return { document: await resolveSections(document), entry, path, parameters };
}

/** The public path of segments in a language. */
export const toPath = (locale: Locale, segments: string[]) => localizePath(`/${[...segments, ""].join("/")}`, locale);

/** Whether a document has slices of its own page. */
export const isPageLike = (document: AllDocumentTypes): document is PageLike =>
  "slices" in document.data && document.type !== "section";
