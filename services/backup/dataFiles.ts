import type { Dirent } from "node:fs";
import { cp, lstat, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

import { madeSizes } from "../kit/files/FileStorage.ts";
import { isAsideName } from "../kit/durableFile.ts";

// The dump contains the database; locks and running chains belong to one process.
const notBackedUp = /^(database|services|running)($|\.)|^console$|\.(lock|pid|sock)$/;
const maxTries = 5;

/**
 * Copies a data folder without its database, also while files are written: each one whole, without those that vanish
 * meanwhile. A second copy into the same folder adds what is new.
 */
export async function copyDataFiles(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    if (!isData(path, entry) || isLeftOut(`${path}${entry.isDirectory() ? sep : ""}`)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true });
    else await copyWhole(source, join(to, path));
  }
}

// Sizes made of pictures are made again.
const remade = join("content", madeSizes);

const isData = (path: string, entry: Dirent): boolean =>
  !notBackedUp.test(path.split(sep)[0] ?? "") &&
  !`${path}${sep}`.startsWith(remade) &&
  !isAsideName(basename(path)) &&
  !entry.isSocket() &&
  !entry.isFIFO();

async function copyWhole(from: string, to: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await findVersion(from);
    if (before === undefined) return;
    if (before === (await findVersion(to))) return;
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { preserveTimestamps: true }).catch(ifMissing);
    if (before === (await findVersion(from))) return;
  }
  throw new Error(`${from} changes all the time; try again when less is written.`);
}

/** A text that changes with a file; `undefined` for one that is not there. */
async function findVersion(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(ifMissing);
  return found && `${found.size} ${Math.floor(found.mtimeMs)}`;
}

/** Entries of a data folder that a restored one would overwrite. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ifMissing)) ?? [];
  return names.filter((name) => !notBackedUp.test(name)).map((name) => join(folder, name));
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
