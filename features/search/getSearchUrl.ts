import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Kind } from "./entry";

/** The search page with what is sought; with a kind, every find of that kind. */
export function getSearchUrl(words: string, locale: Locale, all?: Kind): string {
  const sought = words.trim();
  if (sought === "") return localizePath("/search/", locale);
  return localizePath(`/search/?q=${encodeURIComponent(sought)}${all ? `&all=${all}` : ""}`, locale);
}
