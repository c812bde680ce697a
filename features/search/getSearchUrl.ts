import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Kind } from "./entry";

/** URL of the search page for a query; with a kind, of all results of that kind. */
export function getSearchUrl(words: string, locale: Locale, all?: Kind): string {
  const searchText = words.trim();
  if (searchText === "") return localizePath("/search/", locale);
  return localizePath(`/search/?q=${encodeURIComponent(searchText)}${all ? `&all=${all}` : ""}`, locale);
}
