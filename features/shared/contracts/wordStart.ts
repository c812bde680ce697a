// Chinese words have no gaps.
const inWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]{2}$/u;

/** Whether a word goes on from one text to the next. */
export const continuesWord = (before: string, after: string): boolean =>
  inWord.test(before.slice(-1) + after.slice(0, 1));

// Endings such as those of `indexer` and `indexes`.
const maxEnding = 2;

/** The start that forms of a long Latin word share; other words stay whole. */
export const cutEnding = (word: string): string => (/^[a-z]{7,}$/.test(word) ? word.slice(0, -maxEnding) : word);

/** Whether a word alone finds something: "at" and "all" are in many others. */
export const isDistinctive = (word: string): boolean => word.length > 3 || /[^\p{Script=Latin}]/u.test(word);

/** Whether a folded text has a word that begins with another text; Han text may stand anywhere. */
export function hasWordStart(text: string, start: string): boolean {
  let place = text.indexOf(start);
  while (place > 0 && continuesWord(text.slice(0, place), start)) place = text.indexOf(start, place + 1);
  return place >= 0;
}
