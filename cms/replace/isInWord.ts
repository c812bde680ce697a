import type { ReplacementMatch } from "./contract.ts";

// Chinese words have no gaps.
const inWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]{2}$/u;

/** Whether a match begins or ends inside a word, such as `node` in `nodes`, where a replacement is rarely meant. */
export const isInWord = ({ before, found, after }: Pick<ReplacementMatch, "before" | "found" | "after">): boolean =>
  inWord.test(found.slice(-1) + after.slice(0, 1)) || inWord.test(before.slice(-1) + found.slice(0, 1));
