import { foldText } from "#contracts/foldText.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";

/** Sorts documents by how well title and path match the query; the sort is stable. */
export function rankDocuments(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const wanted = foldText(text).trim();
  const rank = new Map(documents.map((document) => [document, getRank(document, wanted)]));
  return [...documents].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** 0 for an exact title or path, up to 4 for a match elsewhere in the text. */
function getRank({ title, path, uid }: DocumentSummary, wanted: string): number {
  const name = foldText(title);
  const address = foldText(path ?? "");
  if (name === wanted || address === wanted || address === `${wanted}/` || uid === wanted) return 0;
  if (name.startsWith(wanted) || address.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  return address.includes(wanted) ? 3 : 4;
}
