import "server-only";

import type { Locale } from "@/features/shared/locale";

import type { Hit } from "./entry";
import { getSearchIndex } from "./searchIndexCache";
import type { SearchablePage } from "./pageSources";

/** What fits a search, best first; `undefined` while no index can be made. */
export async function findHits(
  search: string,
  locale: Locale,
  ref: string,
  listPages: (locale: Locale) => Promise<SearchablePage[]>,
): Promise<Hit[] | undefined> {
  try {
    return (await getSearchIndex(locale, ref, listPages)).index.find(search);
  } catch (error) {
    console.error("search: no index can be made", error);
    return undefined;
  }
}
