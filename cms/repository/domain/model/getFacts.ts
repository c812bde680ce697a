import type { StoredDocument } from "./document.ts";

/** What is asked of every document, and takes all of it to find out. */
export type DocumentFacts = {
  hash?: bigint;
  /** See `listReferenceKeys`. */
  references?: readonly string[];
  /** Names of the stored images. */
  images?: readonly string[];
  /** Where its words are stored. */
  texts?: { readonly words: string | undefined };
};

const facts = Symbol("facts");

type Known = { [facts]?: DocumentFacts };

/** The facts of a version of a document that are known so far. Versions never change; a copy has none. */
export function getFacts(document: StoredDocument & Known): DocumentFacts {
  const known = document[facts];
  if (known) return known;
  const empty: DocumentFacts = {};
  Object.defineProperty(document, facts, { value: empty });
  return empty;
}
