import type { Locale } from "@/features/shared/locale";

/** What the models call things (fields, hints, tabs, types, slices), in another language by their own words. */
export type ModelWords = ReadonlyMap<string, string>;

/** For a language that the models are written in. */
export const noWords: ModelWords = new Map();

// The models are English.
const tables: Partial<Record<Locale, () => Promise<{ default: Record<string, string> }>>> = {
  cn: () => import("./words.cn.json"),
};

const loaded = new Map<Locale, Promise<ModelWords>>();

/** The words of the models in a language; none where they stay as they are, or cannot be loaded. */
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
