import type { Locale } from "@/features/shared/locale";

/** Translations of model labels (fields, hints, tabs, types, slices), by their English text. */
export type ModelWords = ReadonlyMap<string, string>;

/** No translations, for the language that the models are written in. */
export const noWords: ModelWords = new Map();

// The models are English.
const tables: Partial<Record<Locale, () => Promise<{ default: Record<string, string> }>>> = {
  cn: () => import("./words.cn.json"),
};

const loaded = new Map<Locale, Promise<ModelWords>>();

/** The translations of model labels; empty for English, or if they cannot be loaded. */
export function loadModelWords(locale: Locale): Promise<ModelWords> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<ModelWords> {
  try {
    return new Map(Object.entries((await tables[locale]?.())?.default ?? {}));
  } catch (error) {
    console.warn("studio: the words of the models were not loaded", error);
    loaded.delete(locale);
    return noWords;
  }
}
