import { getFallback, locales } from "#contracts/locales.ts";
import type { CompleteLocale, Locale } from "#contracts/locales.ts";

import { getWords } from "./loadModelWords.ts";
import type { ModelWords } from "./loadModelWords.ts";

type Write = (...values: never[]) => unknown;

/** The functions of a table of texts. */
type Functions<T> = {
  [Key in keyof T as HasFunction<T[Key]> extends true ? Key : never]: T[Key] extends Write ? T[Key] : Functions<T[Key]>;
};

type HasFunction<T> = T extends string
  ? false
  : T extends Write
    ? true
    : keyof Functions<T> extends never
      ? false
      : true;

/** English texts, and those of other languages that are functions. */
type Texts<T> = { en: T } & Record<Exclude<CompleteLocale, "en">, Functions<NoInfer<T>>> &
  Partial<Record<Exclude<Locale, CompleteLocale>, Partial<Functions<NoInfer<T>>>>>;

/**
 * The texts of a signed-in screen in every language. Plain ones of other languages than English stand in a JSON file
 * beside them (`messages.cn.json`) by `name.group.key` and are loaded with the words of the models: nobody loads the
 * screens in two languages. A missing one is English.
 */
export function translateWithWords<T>(name: string, texts: Texts<T>): Record<Locale, T>;
export function translateWithWords(
  name: string,
  { en, ...others }: Partial<Record<Locale, unknown>>,
): Partial<Record<Locale, unknown>> {
  const written = new Map<string, unknown>(Object.entries(others));
  const last = new Map<Locale, { words: ModelWords; texts: unknown }>();
  const find = (locale: Locale): unknown => {
    const words = getWords(locale);
    const known = last.get(locale);
    if (known?.words === words) return known.texts;
    const texts = complete(en, written.get(locale) ?? written.get(getFallback(locale) ?? ""), words, name);
    last.set(locale, { words, texts });
    return texts;
  };
  const table: Partial<Record<Locale, unknown>> = { en };
  for (const locale of locales) {
    if (!(locale in table)) Object.defineProperty(table, locale, { enumerable: true, get: () => find(locale) });
  }
  return table;
}

function complete(english: unknown, functions: unknown, words: ModelWords, name: string): unknown {
  if (typeof english === "string") return words.get(name) ?? english;
  if (typeof english !== "object") return functions ?? english;
  const own = new Map<string, unknown>(Object.entries(functions ?? {}));
  const entries = Object.entries(english ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, complete(value, own.get(key), words, `${name}.${key}`)]),
  );
}
