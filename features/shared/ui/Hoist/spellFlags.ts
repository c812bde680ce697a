import { isFlagName } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";

/** The letters of a word as flags, at most `count`; figures and other signs have none. */
export const spellFlags = (word: string, count = 4): FlagName[] =>
  [...word.toUpperCase()].filter(isFlagName).slice(0, count);
