import type { StoredDocument } from "../model/document.ts";
import type { Models } from "../model/models.ts";
import { textOfDocument } from "./documentText.ts";

const wordsOf = (document: StoredDocument, models: Models) =>
  new Set(
    textOfDocument(document, models)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  );

type Options = { most: number; all: StoredDocument[]; models: Models };

/** Documents that share words with one; a word that stands in more than `most` documents does not count. */
export function similarTo(id: string, { most, all, models }: Options): (document: StoredDocument) => boolean {
  const origin = all.find((document) => document.id === id);
  if (!origin) return () => false;
  const words = wordsOf(origin, models);
  const counts = new Map<string, number>();
  const others = all.map((document) => ({ document, words: wordsOf(document, models) }));
  for (const other of others) for (const word of other.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const telling = [...words].filter((word) => (counts.get(word) ?? 0) <= most);
  const found = others.filter(
    ({ document, words: own }) => document.id !== id && telling.some((word) => own.has(word)),
  );
  const ids = new Set(found.map(({ document }) => document.id));
  return (document) => ids.has(document.id);
}
