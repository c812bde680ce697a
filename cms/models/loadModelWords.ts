import { mixed } from "yup";

import type { Locale } from "@/features/shared/locale";
import { send } from "#cms/http/send.ts";

/** Translations of model labels by their English text, of failures by their code, and of screens by the name of a text. */
export type ModelWords = ReadonlyMap<string, string>;

/** No translations, for the language that the models are written in. */
export const noWords: ModelWords = new Map();

const modelLocale: Locale = "en";
const wordsSchema = mixed<Record<string, string>>(
  (value): value is Record<string, string> => typeof value === "object" && value !== null,
).required();

const loaded = new Map<Locale, Promise<ModelWords>>();
const ready = new Map<Locale, ModelWords>();

/** The translations that are loaded; none for English, and before. */
export const getWords = (locale: Locale): ModelWords => ready.get(locale) ?? noWords;

/** Keeps the translations into a language for `getWords`. */
export function keepWords(locale: Locale, translations: Record<string, string>): ModelWords {
  const words = new Map(Object.entries(translations));
  ready.set(locale, words);
  return words;
}

/** The translations into a language; empty for English, or if they cannot be loaded. */
export function loadModelWords(locale: Locale): Promise<ModelWords> {
  const cached = loaded.get(locale) ?? load(locale);
  loaded.set(locale, cached);
  return cached;
}

async function load(locale: Locale): Promise<ModelWords> {
  if (locale === modelLocale) return noWords;
  try {
    return keepWords(locale, await send(`model-words/${locale}`, wordsSchema));
  } catch (error) {
    console.warn("studio: the words of the models were not loaded", error);
    loaded.delete(locale);
    return noWords;
  }
}
