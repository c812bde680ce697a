import { foldText } from "#contracts/foldText.ts";

type Named = { title: string; uid: string | null };

/** Found documents with those first whose name is what was searched, then those whose name begins with it. */
export function sortByNearness<T extends Named>(documents: readonly T[], text: string): T[] {
  const folded = foldText(text).trim().replaceAll("/", "");
  const rank = ({ title, uid }: Named) => {
    const names = [title, uid ?? ""].map(foldText);
    if (names.includes(folded)) return 0;
    return names.some((name) => name.startsWith(folded)) ? 1 : 2;
  };
  return folded ? documents.toSorted((a, b) => rank(a) - rank(b)) : [...documents];
}
