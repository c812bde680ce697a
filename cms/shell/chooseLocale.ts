import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { StudioStore } from "./StudioStore.ts";

const yearSeconds = 31_536_000;

/** Sets the Studio's language and, by the site's cookie, that of every page without a language in its path. */
export function chooseLocale(locale: Locale, store: StudioStore): void {
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  document.documentElement.lang = htmlLang(locale);
  void store.setLocale(locale);
}
