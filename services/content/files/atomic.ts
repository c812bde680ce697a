import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

import { isObject } from "../model/document.ts";

/** Writes a file so that a crash at any moment leaves the old one or the new one: aside, to the disk, renamed. */
export async function writeAtomically(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}.new`;
  try {
    await writeThrough(aside, body);
    await rename(aside, path);
  } catch (error) {
    // A full disk must not be filled further by what it did not take.
    await remove(aside);
    throw error;
  }
  await syncFolder(dirname(path));
}

async function writeThrough(path: string, body: string | Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The same for a value as JSON. */
export const writeJson = (path: string, value: unknown) => writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`);

/** The JSON of a file; `undefined` when there is no such file. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes a file or folder that may be gone already. */
export const remove = (path: string) => rm(path, { force: true, recursive: true });

/** Whether reading failed because there is nothing. */
export const isMissing = (error: unknown) => isObject(error) && error.code === "ENOENT";

// The new name is safe only when the folder is on the disk too.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
