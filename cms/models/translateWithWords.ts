import { fillTokens } from "#contracts/fillTokens.ts";
import { getFallback, locales } from "#contracts/locales.ts";
import type { Locale } from "#contracts/locales.ts";

import { getWords } from "./loadModelWords.ts";
import type { ModelWords } from "./loadModelWords.ts";

type Write = (...values: never[]) => unknown;

/** Texts of a table that are functions in another language too. */
type Functions<T> = {
  [Key in keyof T]?: T[Key] extends string ? never : T[Key] extends Write ? T[Key] : Functions<T[Key]>;
};

/** English texts, and those of other languages whose form depends on a value. */
type Texts<T> = { en: T } & Partial<Record<Exclude<Locale, "en">, Functions<NoInfer<T>>>>;

/**
 * The texts of a signed-in screen in every language. Those of other languages than English stand in a JSON file beside them
 * (`messages.cn.json`) by `name.group.key`, with `{0}` for the first value, and are loaded with the words of the models:
 * nobody loads the screens in two languages. A missing one is English.
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
  if (typeof english === "function") return writeWith(words.get(name)) ?? functions ?? english;
  const own = new Map<string, unknown>(Object.entries(functions ?? {}));
  const entries = Object.entries(english ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, complete(value, own.get(key), words, `${name}.${key}`)]),
  );
}

/** A function that fills its values into a text. */
const writeWith = (text?: string) =>
  text === undefined
    ? undefined
    : (...values: unknown[]) => fillTokens(text, Object.fromEntries(values.map(String).entries()));
