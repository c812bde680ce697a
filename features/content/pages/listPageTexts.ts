import "server-only";

import { setTimeout as sleep } from "node:timers/promises";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { findEntry } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { anchorSlices } from "@/features/content/anchorSlices";
import { isContentLost } from "@/features/content/routing/contentLoss";
import { createClient } from "@/features/content/createClient";
import { fillDeep } from "@/features/content/fillDeep";
import { env } from "@/features/shared/env";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { figureTokens } from "./figureTokens";
import { loadEndpointHost } from "./loadSingles";
import { hasManyPages, maxIndexedPages, searchPages } from "./searchPages";
import { orMissing } from "./findDocument";
import { isPageLike } from "./loadPage";
import { findSection, resolveSections } from "./resolveSections";
import { toPageText } from "./toPageText";
import type { PageText } from "./toPageText";

// Besides pages there are settings, menus and redirects.
const oldest = { most: maxIndexedPages * 2, orderings: { field: "document.first_publication_date" } };

// They tell of one day or one customer.
const articles = new Set<string>(["blog_post", "change", "incident", "case_study"]);

/**
 * Texts of a language's published, searchable pages, of the oldest where there are many; throws while the repository is
 * down or lost most of them.
 */
export async function listPageTexts(locale: Locale): Promise<PageText[]> {
  const siteIndex = await getSiteIndex();
  const client = createClient({ ref: siteIndex.ref });
  const documents = await readDocuments(client, locale, (await hasManyPages(locale)) ? oldest : {});
  if (isContentLost()) throw new Error("The repository has lost most of its documents");
  const settings = documents.find((document) => document.type === "settings");
  const tokens = figureTokens(settings?.data ?? {}, locale);
  const own = new Map(documents.map((document) => [document.id, document]));
  const load = async (id: string) => own.get(id) ?? orMissing(client.getByID(id, { lang: "*" }));
  const texts = documents.map(async (document) => {
    const entry = findEntry(siteIndex, document.id);
    if (!entry || entry.hidden || !isPageLike(document)) return [];
    const { data } = await resolveSections(document, (id, lang) => findSection(id, lang, load));
    const words = ("search_words" in data && data.search_words) || "";
    const head = fillDeep({ path: entry.path, title: data.title ?? "", summary: data.summary ?? "", words }, tokens);
    return [
      {
        ...toPageText(head, anchorSlices(fillDeep(data.slices, tokens)), locale),
        isArticle: articles.has(document.type),
      },
    ];
  });
  return (await Promise.all(texts)).flat();
}

/** The documents of a language; the client's own way to all waits half a second before each hundred. */
async function readDocuments(
  client: ReturnType<typeof createClient>,
  locale: Locale,
  { most = Infinity, ...ordered }: Partial<typeof oldest>,
): Promise<AllDocumentTypes[]> {
  const documents: AllDocumentTypes[] = [];
  for (let page = 1; ; page += 1) {
    const query = { lang: prismicLang(locale), ...ordered, pageSize: 100, page };
    const { results, next_page: next } = await client.get(query);
    documents.push(...results);
    if (!next || documents.length >= most) return documents;
    await sleep(env.PRISMIC_PAGE_PAUSE_MS);
  }
}

/** What the search of the site is made of. */
export const searchContent = { listPages: listPageTexts, loadHost: loadEndpointHost, searchPages, hasManyPages };
