import "server-only";

import { getBook } from "@/features/content/addresses/keeper";
import { createClient } from "@/features/content/client";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { toPageText } from "./pageTexts";
import type { PageText } from "./pageTexts";

/** The words of every published page of a language, but for pages hidden from search; throws when the repository is down. */
export async function listPageTexts(locale: Locale): Promise<PageText[]> {
  const book = await getBook();
  const shown = new Set(book.entries.filter(({ hidden }) => !hidden).map(({ id }) => id));
  const documents = await createClient({ ref: book.ref }).dangerouslyGetAll({ lang: prismicLang(locale) });
  return documents.flatMap(({ id, url, data }) => {
    if (!url || !shown.has(id) || !("slices" in data)) return [];
    const words = ("search_words" in data && data.search_words) || "";
    return [toPageText({ path: url, title: data.title ?? "", summary: data.summary ?? "", words }, data.slices)];
  });
}
