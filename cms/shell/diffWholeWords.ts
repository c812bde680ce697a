import { diffLists } from "./diffLists.ts";
import type { Run } from "./diffLists.ts";

/** A part of two texts that are compared. */
export type Words = { value: string; kind: Run["kind"] };

// Finds the words of Chinese too, which have no blanks between them.
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The parts of two texts, by words: equal, added or removed. */
export function diffWholeWords(before: string, after: string): Words[] {
  const parts = diffLists(splitWords(before), splitWords(after)).map(({ kind, values }) => ({
    kind,
    value: values.join(""),
  }));
  for (const [index, removed] of parts.entries()) {
    const [added, same] = parts.slice(index + 1);
    if (removed.kind !== "removed" || added?.kind !== "added" || !same) continue;
    // The blank behind a word stays when another takes its place.
    if (![removed, added].every(({ value }) => value.endsWith(" "))) continue;
    for (const part of [removed, added]) part.value = part.value.slice(0, -1);
    same.value = ` ${same.value}`;
  }
  return parts;
}

/** The words and signs of a text, with the blanks behind them. */
const splitWords = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .join("\0")
    .replace(/\0(?=\s)/g, "")
    .split("\0")
    .filter(Boolean);
