import type { StudioModels } from "@/features/shared/contracts/studio/models";

import type { ModelWords } from "./loadModelWords";

// Members of models that people read; every other text is a name of the data.
const members = new Set(["label", "placeholder", "description", "name", "fieldset"]);

/** Models with what people read of them in another language; what has no word stays as it is. */
export function translateModels(models: StudioModels, words: ModelWords): StudioModels {
  if (words.size === 0) return models;
  const types = models.types.map((type) => {
    const translated = translateMembers(type, words);
    // The name of a tab is its key.
    return { ...translated, ...("json" in translated ? { json: translateKeys(translated.json, words) } : {}) };
  });
  return { ...models, types, slices: models.slices.map((slice) => translateMembers(slice, words)) };
}

/** What a text of the models is called; the text itself where there is no word. */
export const translateWord = (words: ModelWords, text: string): string => words.get(text) ?? text;

function translateMembers<T>(value: T, words: ModelWords): T;
function translateMembers(value: unknown, words: ModelWords): unknown {
  if (Array.isArray(value)) return value.map((entry) => translateMembers(entry, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === "string" && members.has(name)
        ? translateWord(words, inner)
        : translateMembers<unknown>(inner, words),
    ]),
  );
}

const translateKeys = (value: unknown, words: ModelWords) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, inner]) => [translateWord(words, name), inner]));
