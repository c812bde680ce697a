import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";

import { mapWithConcurrency } from "../mapWithConcurrency.ts";
import { getErrorMessage, log } from "../log.ts";
import { originals, readStored } from "./FileStorage.ts";
import type { FileStorage } from "./FileStorage.ts";
import { FolderStorage } from "./FolderStorage.ts";

// Each holds a file of at most 30 MB in memory.
const maxConcurrent = 4;

/** Copies every uploaded file that the other storage does not have; returns how many. Names are never used again. */
export async function copyFiles(from: FileStorage, to: FileStorage): Promise<number> {
  const existing = new Map((await to.list(originals)).map(({ key, size }) => [key, size]));
  const missing = (await from.list(originals)).filter(({ key, size }) => existing.get(key) !== size);
  await mapWithConcurrency(missing, maxConcurrent, async ({ key, size }) => {
    const body = await readStored(from, key);
    // Deleted since.
    if (!body) return;
    if (body.byteLength !== size) throw new Error(`${key} has ${body.byteLength} bytes instead of ${size}`);
    await to.put(key, body);
  });
  return missing.length;
}

/**
 * Brings the uploaded files of a data folder into a bucket that was set since; the folder is kept as `images-in-bucket`.
 * Without the bucket, the next start does it.
 */
export async function moveIntoBucket(dataDir: string, storage: FileStorage): Promise<void> {
  const folder = join(dataDir, "content");
  const images = join(folder, originals);
  if (storage instanceof FolderStorage || !existsSync(images)) return;
  try {
    const files = await copyFiles(new FolderStorage(folder), storage);
    await rename(images, join(folder, "images-in-bucket"));
    log("info", "files", "uploaded files were copied into the bucket", { files });
  } catch (error) {
    log("error", "files", "uploaded files are copied into the bucket at the next start", {
      folder: images,
      reason: getErrorMessage(error),
    });
  }
}
