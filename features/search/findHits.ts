import "server-only";

import type { Locale } from "@/features/shared/locale";

import type { Hit } from "./entry";
import type { SearchContent } from "./getSearchIndex";
import { getSearchIndex } from "./getSearchIndex";

/** Results of a query, best first; `undefined` while no index can be built. */
export async function findHits(
  search: string,
  locale: Locale,
  ref: string,
  content: SearchContent,
): Promise<Hit[] | undefined> {
  try {
    return (await getSearchIndex(locale, ref, content)).index.find(search);
  } catch (error) {
    console.error("search: no index is available", error);
    return undefined;
  }
}
