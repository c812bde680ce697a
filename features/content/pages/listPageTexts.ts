import "server-only";

import { findEntry } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { anchorSlices } from "@/features/content/anchorSlices";
import { isContentLost } from "@/features/content/routing/contentLoss";
import { createClient } from "@/features/content/createClient";
import { fillDeep } from "@/features/content/fillDeep";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { figureTokens } from "./figureTokens";
import { loadEndpointHost } from "./loadSingles";
import { hasManyPages, maxIndexedPages, searchPages } from "./searchPages";
import { toPageText } from "./toPageText";
import type { PageText } from "./toPageText";

// Besides pages there are settings, menus and redirects.
const oldest = { limit: maxIndexedPages * 2, orderings: { field: "document.first_publication_date" } };

/**
 * Texts of a language's published, searchable pages, of the oldest where there are many; throws while the repository is
 * down or lost most of them.
 */
export async function listPageTexts(locale: Locale): Promise<PageText[]> {
  const siteIndex = await getSiteIndex();
  const documents = await createClient({ ref: siteIndex.ref }).dangerouslyGetAll({
    lang: prismicLang(locale),
    ...((await hasManyPages(locale)) ? oldest : {}),
  });
  if (isContentLost()) throw new Error("The repository has lost most of its documents");
  const settings = documents.find((document) => document.type === "settings");
  const tokens = figureTokens(settings?.data ?? {}, locale);
  return documents.flatMap(({ id, data }) => {
    const entry = findEntry(siteIndex, id);
    if (!entry || entry.hidden || !("slices" in data)) return [];
    const words = ("search_words" in data && data.search_words) || "";
    const head = { path: entry.path, title: data.title ?? "", summary: data.summary ?? "", words };
    return [toPageText(head, anchorSlices(fillDeep(data.slices, tokens)))];
  });
}

/** What the search of the site is made of. */
export const searchContent = { listPages: listPageTexts, loadHost: loadEndpointHost, searchPages };
