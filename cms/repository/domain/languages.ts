import { languages as table } from "#contracts/languages.ts";
import { defaultLocale, getFallback, getLanguage, getLocaleByLang, isLocale, locales } from "#contracts/locales.ts";

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });
const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

const splitLang = (lang: string): [string, string] => [lang.slice(0, 2), lang.slice(3).toUpperCase()];

/** A language's name in English, without its country: `Chinese`. */
export const getLanguageName = (lang: string) => languageNames.of(splitLang(lang)[0]) ?? lang;

function describeLanguage(lang: string) {
  return { id: lang, name: `${getLanguageName(lang)} - ${regionNames.of(splitLang(lang)[1]) ?? lang}` };
}

/** The language of paths without a prefix. */
export const masterLang = table[defaultLocale].prismic;

const ids = locales.map((locale) => table[locale].prismic);

/** The languages of the embedded repository, the master language first. */
export const languages = [masterLang, ...ids.filter((id) => id !== masterLang)].map(describeLanguage);

/** The complete languages: those without a fallback. */
export const completeLangs: string[] = locales.flatMap((locale) => (getFallback(locale) ? [] : table[locale].prismic));

/** The language whose documents replace missing ones of a language. */
export function getFallbackLang(lang: string): string | undefined {
  const locale = getLocaleByLang(lang);
  const fallback = locale && getFallback(locale);
  return fallback && table[fallback].prismic;
}

/** Whether a language is written in Han characters. */
export function isHan(lang: string): boolean {
  const locale = getLocaleByLang(lang);
  return locale !== undefined && getLanguage(locale).script === "han";
}

/** The language of a draft: `cn` and `zh-cn` are `zh-cn`. */
export const toLang = (name: string): string => (isLocale(name) ? table[name].prismic : name);

/** A language's short name, as in drafts: `cn`; its code for an unknown language. */
export const toShortLang = (lang: string): string => getLocaleByLang(lang) ?? lang;

/** Describes a language that the repository does not have. */
export const describeUnknownLanguage = (lang: string, languages: string[]) =>
  `there is no language ${lang} in this repository, only ${new Intl.ListFormat("en").format(languages)}`;
