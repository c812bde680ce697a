import { dirname } from "node:path";

/** More test files than these take longer than `npm run check` may. */
const maxFiles = 30;

/**
 * The tests that `npm run check` runs for changed files: all that import them, directly or not; of too many only those
 * in the folders of the files, and as many as there is time for.
 */
export function chooseRelatedTests(related: readonly string[], changed: readonly string[]): string[] {
  if (related.length <= maxFiles) return [...related];
  const folders = new Set(changed.map((file) => dirname(file)));
  return related.filter((test) => folders.has(dirname(test))).slice(0, maxFiles);
}
