import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { getDocumentText } from "./documentText.ts";

const getWords = (document: StoredDocument, models: Models) =>
  new Set(
    getDocumentText(document, models)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  );

type Options = { maxDocuments: number; all: readonly StoredDocument[]; models: Models };

/** Matches documents that share words with one; words in more than `maxDocuments` documents are ignored. */
export function toSimilarTest(
  id: string,
  { maxDocuments, all, models }: Options,
): (document: StoredDocument) => boolean {
  const origin = all.find((document) => document.id === id);
  if (!origin) return () => false;
  const words = getWords(origin, models);
  const counts = new Map<string, number>();
  const others = all.map((document) => ({ document, words: getWords(document, models) }));
  for (const other of others) for (const word of other.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const telling = [...words].filter((word) => (counts.get(word) ?? 0) <= maxDocuments);
  const found = others.filter(
    ({ document, words: own }) => document.id !== id && telling.some((word) => own.has(word)),
  );
  const ids = new Set(found.map(({ document }) => document.id));
  return (document) => ids.has(document.id);
}
