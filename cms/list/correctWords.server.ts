import { toSearchWords } from "#contracts/foldText.ts";

import { getHead } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";

// Of shorter ones, a letter decides; Han characters are words themselves.
const correctable = /^[\p{Script=Latin}\p{Script=Cyrillic}]{4,}$/u;
const separators = /[^\p{L}\p{N}]+/u;

/**
 * Searched words with those that no document has replaced by the most frequent word of titles and paths that begins so but
 * for one letter; `undefined` when there is none.
 */
export function correctWords(
  text: string,
  {
    entries,
    findWord,
  }: { entries: readonly CatalogEntry[]; findWord: (word: string) => (entry: CatalogEntry) => boolean },
): string | undefined {
  const words = toSearchWords(text);
  const corrected = words.map((word) =>
    correctable.test(word) && !entries.some(findWord(word)) ? findSimilar(word, entries) : word,
  );
  return corrected.join() === words.join() || corrected.includes(undefined) ? undefined : corrected.join(" ");
}

function findSimilar(typed: string, entries: readonly CatalogEntry[]): string | undefined {
  const similar = entries.flatMap((entry) =>
    getHead(entry)
      .split(separators)
      .filter((word) => beginsLike(word, typed)),
  );
  const groups = [...Map.groupBy(similar, (word) => word).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])[0];
}

/** Whether a word begins with a typed one of which one letter is missing, too many, wrong, or swapped with the next. */
function beginsLike(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  const at = [...typed].findIndex((letter, index) => word[index] !== letter);
  const goesOn = (inWord: number, inTyped: number) => word.startsWith(typed.slice(at + inTyped), at + inWord);
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at] && goesOn(2, 2);
  return isSwapped || goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1);
}
