import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A folder, then those below it, each with its JSON files in their order; none if it does not exist. */
export async function* walkFolder(folder: string): AsyncGenerator<{ folder: string; files: string[] }> {
  if (!existsSync(folder)) return;
  // One folder at a time: a listing of a hundred thousand files would hold up every request.
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const isFile = (entry: (typeof entries)[number]) => entry.isFile() && entry.name.endsWith(".json");
  yield { folder, files: entries.filter(isFile).map(({ name }) => join(folder, name)) };
  for (const entry of entries) if (entry.isDirectory()) yield* walkFolder(join(folder, entry.name));
}
