import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";

type FileBody = Parameters<FileHandle["writeFile"]>[0];

// Windows cannot sync a folder; NTFS journals names itself.
const canSyncFolders = process.platform !== "win32";

/** The name under which a file is written before it is renamed. */
export const toAsideName = (path: string): string => `${path}.${randomUUID()}.new`;

/** Whether a name is one of `toAsideName`. */
export const isAsideName = (name: string): boolean => /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.new$/.test(name);

/**
 * Removes the files that a kill left of unfinished writes below a folder; returns how many. Other processes that write
 * there are spared by a minimum age.
 */
export async function removeLeftovers(folder: string, minAgeMs = 0): Promise<number> {
  if (!existsSync(folder)) return 0;
  const names = (await readdir(folder, { recursive: true })).filter(isAsideName);
  const old = names.filter((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found !== undefined && Date.now() - found.mtimeMs >= minAgeMs;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/**
 * Writes a file (mode 600) atomically: temporary file, sync, rename. After a crash or power failure either the old or
 * the new one exists; once it resolves, file and name are on disk.
 */
export async function writeDurably(path: string, body: FileBody): Promise<void> {
  const aside = toAsideName(path);
  const folder = dirname(path);
  const firstFolder = await mkdir(folder, { recursive: true });
  try {
    await writeThrough(aside, body);
    await rename(aside, path);
  } catch (error) {
    // Frees the space of the partial file.
    await rm(aside, { force: true });
    throw error;
  }
  for (const one of foldersToSync(folder, firstFolder)) await syncFolder(one);
}

/** Removes a file or folder, if it exists; the removal is synced, so it survives a power failure. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { force: true, recursive: true });
  const folder = dirname(path);
  if (existsSync(folder)) await syncFolder(folder);
}

/** Synchronous `writeDurably`, for use during start. */
export function writeDurablySync(path: string, body: string | Uint8Array): void {
  const aside = toAsideName(path);
  const folder = dirname(path);
  const firstFolder = mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(aside, body, { mode: 0o600, flush: true });
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  for (const one of foldersToSync(folder, firstFolder)) syncFolderSync(one);
}

function syncFolderSync(path: string): void {
  if (!canSyncFolders) return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

async function writeThrough(path: string, body: FileBody): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The folder of a file, and each ancestor that contains a newly created folder. */
function foldersToSync(folder: string, firstMade: string | undefined): string[] {
  if (firstMade === undefined) return [folder];
  const folders = [folder];
  for (let one = folder; one.length >= firstMade.length; one = dirname(one)) folders.push(dirname(one));
  return folders;
}

/** Syncs the names in a folder. */
export async function syncFolder(path: string): Promise<void> {
  if (!canSyncFolders) return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
