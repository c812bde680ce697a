import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { StudioStore } from "@/features/studio/StudioStore";

const yearSeconds = 31_536_000;

/** Makes a language that of the Studio and, by the site's own cookie, of every surface without a path of its own. */
export function chooseLocale(locale: Locale, store: StudioStore): void {
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  document.documentElement.lang = htmlLang(locale);
  store.setLocale(locale);
}
