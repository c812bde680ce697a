import { defaultLocale, htmlLang } from "@/features/shared/locale";

/** The language of what a person wrote, for its font; undefined with Chinese characters. */
export const guessLang = (text: string): string | undefined =>
  /\p{Script=Han}/u.test(text) ? undefined : htmlLang(defaultLocale);
