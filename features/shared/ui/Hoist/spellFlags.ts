import { isFlagName } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";

/** The letters of a word as flags, at most `count`; figures and other signs have none. */
export const spellFlags = (word: string, count = 4): FlagName[] =>
  [...word.toUpperCase()].filter(isFlagName).slice(0, count);

/** The flag of a status: Q all is well, L stop for a limit, N no. */
export function getStatusFlag(status: number): FlagName {
  if (status >= 200 && status < 400) return "Q";
  return status === 429 ? "L" : "N";
}
