import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Kind } from "./entry";

/** The search page with what is sought; with a kind, every find of that kind. */
export function getSearchUrl(words: string, locale: Locale, all?: Kind): string {
  const searchText = words.trim();
  if (searchText === "") return localizePath("/search/", locale);
  return localizePath(`/search/?q=${encodeURIComponent(searchText)}${all ? `&all=${all}` : ""}`, locale);
}
