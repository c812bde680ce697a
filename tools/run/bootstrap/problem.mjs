/** An error that the user can fix; its message is one sentence that says how. */
export class Problem extends Error {}

/**
 * The sentence for a full disk or an unreachable registry, if the output of a tool shows one.
 * @param {string} output
 * @returns {string | undefined}
 */
export function explain(output) {
  if (/ENOSPC|no space left on device/i.test(output)) return "The disk is full: free some space and try again.";
  if (/EDQUOT/.test(output)) return "The disk quota is used up: free some space and try again.";
  if (/(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT).*(registry|https?:)/is.test(output)) {
    return "The package registry cannot be reached: check the network or npm's registry and proxy settings.";
  }
  return undefined;
}

/**
 * Whether npm failed because a folder of packages is not whole, as a stopped installation leaves it.
 * @param {string} output
 */
export const isFolderBroken = (output) =>
  /\b(ENOTEMPTY|ENOENT|EEXIST)\b/.test(output) && output.includes("node_modules");

/** @param {unknown} error */
export const getErrorMessage = (error) => (error instanceof Error ? error.message : String(error));
