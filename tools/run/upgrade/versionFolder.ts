import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const fileOf = (dataDir: string) => join(dataDir, "version-folder");

/** The folder of the version that an upgrade left for the next starts; `undefined` when it is this one or gone. */
export function readVersionFolder(dataDir: string): string | undefined {
  const file = fileOf(dataDir);
  const folder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return folder !== "" && folder !== process.cwd() && existsSync(join(folder, "package.json")) ? folder : undefined;
}

/** Makes starts of older folders continue in this one. */
export function writeVersionFolder(dataDir: string, folder: string): void {
  const file = fileOf(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, folder);
  renameSync(`${file}.new`, file);
}
