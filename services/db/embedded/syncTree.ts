import { readdirSync } from "node:fs";
import { join } from "node:path";

import { syncSync } from "../../durableFile.ts";

/** Syncs every file and folder in a folder, and the folder. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() || entry.isDirectory()) syncSync(path, entry.isDirectory());
  }
  syncSync(folder);
}
