import { isHan } from "./words";

/** A piece of a text; `isMarked` where it fits a search. */
type Piece = { text: string; isMarked: boolean };

/** Splits a text at matches of a query: at the start of words and of parts of names, anywhere in Han text. */
export function markTerms(text: string, terms: string[]): Piece[] {
  const searchText = [...terms].sort((a, b) => b.length - a.length).map(escaped);
  if (searchText.length === 0) return [{ text, isMarked: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(searchText.join("|"), "giu"))) {
    if (!beginsWord(text, index)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: found, isMarked: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** Words of a query that a line does not have. */
export const findMissing = (line: string, terms: string[]): string[] =>
  terms.filter((term) => !markTerms(line, [term]).some(({ isMarked }) => isMarked));

/** What to mark: the typed prefix; for a fuzzy match, the complete word; of Han text, what was typed in one piece. */
export function joinTerms(matched: string[], words: string[], search: string): string[] {
  const found = new Set(matched.map((term) => words.find((word) => term.startsWith(word)) ?? term));
  const runs: string[] = [];
  for (const word of words.filter((one) => found.delete(one))) {
    const last = runs.at(-1) ?? "";
    // Pairs of characters have one in common.
    const joined = isHan(word) ? [last + word, last + word.slice(1)].find((one) => search.includes(one)) : undefined;
    if (last && joined) runs.splice(-1, 1, joined);
    else runs.push(word);
  }
  return [...runs, ...found];
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function beginsWord(text: string, index: number): boolean {
  const [before = "", first = ""] = [text[index - 1], text[index]];
  if (!/[\p{L}\p{N}]/u.test(before) || /\p{Script=Han}/u.test(before + first)) return true;
  return /[\p{Ll}\p{N}]/u.test(before) && /\p{Lu}/u.test(first);
}
