import { diffWords } from "diff";

// Finds the words of Chinese too, which have no blanks between them.
const intlSegmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The parts of two texts, by words: equal, added or removed. */
export const diffWholeWords = (before: string, after: string) => diffWords(before, after, { intlSegmenter });
