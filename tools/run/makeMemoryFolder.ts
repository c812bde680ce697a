import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
// Jest's workers take up to 3 GB each, the files of their tests less than one.
const minFreeBytes = 10 * 1024 ** 3;

/** A new folder whose files are in memory; `undefined` where there is little, or where programs there cannot be run. */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < minFreeBytes) return undefined;
  const folder = mkdtempSync(join(memory, "halyard-"));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  const program = join(folder, "program");
  writeFileSync(program, "", { mode: 0o755 });
  try {
    // Containers often forbid it, and tests write programs of their own.
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}
