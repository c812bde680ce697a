import { resolve, sep } from "node:path";

/** The path of a file in a folder; throws for a name outside it: names from a repository are untrusted. */
export function resolveWithin(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new Error(`${name} would be written outside of ${folder}; types and uids are words without slashes and dots`);
}
