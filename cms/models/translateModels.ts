import type { StudioModels } from "./contract.ts";
import type { ModelWords } from "./loadModelWords.ts";

// Model members shown to editors; other texts are identifiers.
const members = new Set([
  ...["label", "placeholder", "description", "name", "fieldset"],
  ...["placeholder_true", "placeholder_false"], // the words beside a checkbox
]);

/** Translates the labels of models; labels without a translation are kept. */
export function translateModels(models: StudioModels, words: ModelWords): StudioModels {
  if (words.size === 0) return models;
  const types = models.types.map((type) => {
    const translated = translateMembers(type, words);
    // The name of a tab is its key.
    return { ...translated, ...("json" in translated ? { json: translateKeys(translated.json, words) } : {}) };
  });
  return { ...models, types, slices: models.slices.map((slice) => translateMembers(slice, words)) };
}

/** The translation of a label; the label itself if there is none. */
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
