import { foldText, toSearchWords } from "#contracts/foldText.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";

/** Sorts documents by how well title and path match the query; the sort is stable. */
export function rankDocuments(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const folded = foldText(text).trim();
  const rank = new Map(documents.map((document) => [document, getRank(document, folded)]));
  return [...documents].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** Whether title, path or UID have every word of the query; else they are in the document's text. */
export function isNamed({ title, path, uid }: DocumentSummary, text: string): boolean {
  const head = foldText([title, path, uid].join(" "));
  return toSearchWords(text).every((word) => head.includes(word));
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
