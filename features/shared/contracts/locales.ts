import { languages } from "./languages.ts";
import type { Language } from "./languages.ts";

/** A language as routes, cookie and messages name it. */
export type Locale = keyof typeof languages;

/** The languages that have every text. */
export type CompleteLocale = {
  [Key in Locale]: (typeof languages)[Key] extends { fallback: string } ? never : Key;
}[Locale];

/** Whether a value from outside names a language of the site. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === "string" && Object.hasOwn(languages, value);

/** The default language first. */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** The language of paths without a prefix. */
export const defaultLocale: Locale = locales.find((locale) => languages[locale].prefix === "") ?? "en";

export const getLanguage = (locale: Locale): Language => languages[locale];

/** The fallback language for missing texts and pages; `undefined` for a complete language. */
export function getFallback(locale: Locale): Locale | undefined {
  const { fallback } = getLanguage(locale);
  return isLocale(fallback) ? fallback : undefined;
}

/** The locale of a Prismic language code; `undefined` for a language that the site does not have. */
export const getLocaleByLang = (lang: string): Locale | undefined =>
  locales.find((locale) => languages[locale].prismic === lang);

const byPrefix = new Map<string, Locale>(locales.map((locale) => [languages[locale].prefix, locale]));
const prefixed = new RegExp(`^(${[...byPrefix.keys()].filter(Boolean).join("|")})(?=/|$)(.*)$`, "s");

/** Source of a regular expression for the prefix of any language, which may be empty. */
export const prefixPattern = `(?:${[...byPrefix.keys()].filter(Boolean).join("|")})?`;

/** Splits a public path into its language and the path without it: `/cn/about/` → `cn`, `/about/`. */
export function splitLocale(path: string): { locale: Locale; rest: string } {
  const [, prefix = "", rest] = prefixed.exec(path) ?? [];
  return { locale: byPrefix.get(prefix) ?? defaultLocale, rest: rest === undefined ? path : rest || "/" };
}

/** Puts a path without language into a language: `/about/` → `/cn/about/`. Leaves URLs of other origins alone. */
export function localizePath(path: string, locale: Locale): string {
  return path.startsWith("/") && !path.startsWith("//") ? `${languages[locale].prefix}${path}` : path;
}
