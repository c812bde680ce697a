import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const cache = join("node_modules", ".cache", "halyard");

/** A folder of files that take long to create: the first test to request `name` creates them for all later ones. */
export async function makeOnce(name: string, make: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  try {
    await make(making);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    // Another worker created it first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
