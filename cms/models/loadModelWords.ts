import { mixed } from "yup";

import type { Locale } from "@/features/shared/locale";
import { send } from "#cms/http/send.ts";

/** Translations of model labels (fields, hints, tabs, types, slices) by their English text, and of failures by their code. */
export type ModelWords = ReadonlyMap<string, string>;

/** No translations, for the language that the models are written in. */
export const noWords: ModelWords = new Map();

const modelLocale: Locale = "en";
const wordsSchema = mixed<Record<string, string>>(
  (value): value is Record<string, string> => typeof value === "object" && value !== null,
).required();

const loaded = new Map<Locale, Promise<ModelWords>>();
const ready = new Map<Locale, ModelWords>();

/** A translation that is loaded; `undefined` for English, before, and for an unknown word. */
export const findWord = (locale: Locale, text: string): string | undefined => ready.get(locale)?.get(text);

/** The translations of model labels; empty for English, or if they cannot be loaded. */
export function loadModelWords(locale: Locale): Promise<ModelWords> {
  const cached = loaded.get(locale) ?? load(locale);
  loaded.set(locale, cached);
  return cached;
}

async function load(locale: Locale): Promise<ModelWords> {
  if (locale === modelLocale) return noWords;
  try {
    const words = new Map(Object.entries(await send(`model-words/${locale}`, wordsSchema)));
    ready.set(locale, words);
    return words;
  } catch (error) {
    console.warn("studio: the words of the models were not loaded", error);
    loaded.delete(locale);
    return noWords;
  }
}
