import { continuesWord } from "#contracts/wordStart.ts";

import type { ReplacementMatch } from "./contract.ts";

/** Whether a match begins or ends inside a word, such as `node` in `nodes`, where a replacement is rarely meant. */
export const isInWord = ({ before, found, after }: Pick<ReplacementMatch, "before" | "found" | "after">): boolean =>
  continuesWord(found, after) || continuesWord(before, found);
