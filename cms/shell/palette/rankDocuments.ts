import { foldText } from "#contracts/foldText.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";

/** Sorts documents by how well title and path match the query; the sort is stable. */
export function rankDocuments(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const folded = foldText(text).trim();
  const rank = new Map(documents.map((document) => [document, getRank(document, folded)]));
  return [...documents].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** 0 for an exact title or path, up to 4 for a match elsewhere in the text. */
function getRank({ title, path, uid }: DocumentSummary, folded: string): number {
  const name = foldText(title);
  const address = foldText(path ?? "");
  if (name === folded || address === folded || address === `${folded}/` || uid === folded) return 0;
  if (name.startsWith(folded) || address.startsWith(folded)) return 1;
  if (name.includes(folded)) return 2;
  return address.includes(folded) ? 3 : 4;
}
