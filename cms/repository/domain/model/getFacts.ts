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

/** Sets what is known of a version of a document. */
export function setFacts<T extends DocumentFacts>(document: StoredDocument & Known, known: T): T {
  // Copies of the document do not have it.
  Object.defineProperty(document, facts, { value: known, configurable: true });
  return known;
}

/** The facts of a version of a document that are known so far. Versions never change; a copy has none. */
export const getFacts = (document: StoredDocument & Known): DocumentFacts => document[facts] ?? setFacts(document, {});
