import type { DocumentSummary } from "@/features/shared/contracts/studio/documents";

/** Documents by how well title and address fit what is typed; those that fit alike stay in their order. */
export function rankDocuments(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const wanted = text.trim().toLowerCase();
  const rank = new Map(documents.map((document) => [document, getRank(document, wanted)]));
  return [...documents].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** 0 for the very title or address, up to 4 for a word somewhere in the text. */
function getRank({ title, path, uid }: DocumentSummary, wanted: string): number {
  const name = title.toLowerCase();
  const address = path?.toLowerCase() ?? "";
  if (name === wanted || address === wanted || address === `${wanted}/` || uid === wanted) return 0;
  if (name.startsWith(wanted) || address.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  return address.includes(wanted) ? 3 : 4;
}
