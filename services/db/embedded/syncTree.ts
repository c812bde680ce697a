import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import { syncFolder } from "../../kit/durableFile.ts";

// libuv has as many threads: the file system batches concurrent syncs.
const concurrency = 4;

/** Syncs a folder with every file and folder in it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }));
  await mapWithConcurrency([...inside, { path: folder, isFolder: true }], concurrency, ({ path, isFolder }) =>
    isFolder ? syncFolder(path) : syncFile(path),
  );
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
