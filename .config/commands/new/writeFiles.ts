import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

import { Problem } from "../bootstrap/problem.mjs";

/** File names with their text. */
export type Files = Record<string, string>;

/** Writes the files of a new folder, formatted; refuses a folder that is there already. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  if (existsSync(folder)) throw new Problem(`${folder}/ is there already; nothing was written.`);
  mkdirSync(folder, { recursive: true });
  const settings = await resolveConfig("package.json");
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    // Models keep the form in which Slice Machine writes them.
    const formatted = name.endsWith(".json") ? text : await format(text, { ...settings, filepath: path });
    writeFileSync(path, formatted);
    console.log(`  ${path}`);
  }
}
