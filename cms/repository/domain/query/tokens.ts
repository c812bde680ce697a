import { foldText } from "#contracts/foldText.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getFacts } from "#cms/repository/domain/model/getFacts.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { getDocumentText } from "./documentText.ts";

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+/gu;

/** Whether a folded text begins with a Han character. */
export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** The folded words of a text: letters and digits, and pairs of Han characters. */
export const toTokens = (text: string): string[] =>
  (foldText(text).match(runs) ?? []).flatMap((run) => (isHan(run) && run.length > 2 ? listPairs(run) : [run]));

function listPairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}

/** The distinct words of a document. */
export const listTokens = (document: StoredDocument, models: Models): string[] => [
  ...new Set(toTokens(getDocumentText(document, models))),
];

/** The same; those of a published document were found when it was read. */
export const getTokens = (document: StoredDocument, models: Models): string[] =>
  getFacts(document).texts?.words?.split(" ") ?? listTokens(document, models);
