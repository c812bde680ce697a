import { getFallback, locales } from "./locales.ts";
import type { CompleteLocale, Locale } from "./locales.ts";

/** Texts of some languages: complete for every language without a fallback, any part of the others. */
export type Texts<T> = Record<CompleteLocale, T> & Partial<Record<Exclude<Locale, CompleteLocale>, Part<T>>>;

type Part<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [Key in keyof T]?: Part<T[Key]> }
      : T;

/** Texts in every language of the site; each missing text comes from the fallback language. */
export function translate<T>(texts: Texts<T>): Record<Locale, T>;
export function translate(texts: Partial<Record<Locale, unknown>>): Partial<Record<Locale, unknown>> {
  const find = (locale: Locale): unknown => {
    const fallback = getFallback(locale);
    return fallback ? complete(texts[locale], find(fallback)) : texts[locale];
  };
  return Object.fromEntries(locales.map((locale) => [locale, find(locale)]));
}

/** The same for a table of texts by key. */
export const translateEach = <T>(table: Record<string, Texts<T>>): Record<string, Record<Locale, T>> =>
  Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, translate<T>(texts)]));

const isGroup = (value: unknown): value is object => Object.prototype.toString.call(value) === "[object Object]";

function complete(own: unknown, fallback: unknown): unknown {
  if (own === undefined) return fallback;
  if (!isGroup(own) || !isGroup(fallback)) return own;
  const inherited = new Map(Object.entries(fallback));
  const merged = Object.entries(own).map(([key, value]) => [key, complete(value, inherited.get(key))] as const);
  return { ...fallback, ...Object.fromEntries(merged) };
}
