import type { ReplacementMatch } from "./contract.ts";

const key = /^[a-z\d]+(?:[-_.][a-z\d…]+)+$/;

/** Whether a match is in a text that is one key, such as `faucet-claim-…` in a table: code may rely on it. */
export const isKey = ({ before, found, after }: Pick<ReplacementMatch, "before" | "found" | "after">): boolean =>
  key.test(before + found + after);
