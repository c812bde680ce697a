import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Problem } from "../../run/bootstrap/problem.mjs";

/** File names with their contents. */
export type Files = Record<string, string>;

/** Writes the files of a new folder, formatted; throws for an existing folder. */
export function writeFiles(folder: string, files: Files): void {
  if (existsSync(folder)) throw new Problem(`${folder}/ is there already; nothing was written.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, text);
    console.log(`  ${path}`);
  }
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", folder]);
}
