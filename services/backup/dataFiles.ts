import { cp, readdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";

// The dump contains the database; locks and running chains belong to one process.
const left = /^(database($|\.)|services($|\.)|running($|\.)|console$)|\.(lock|pid|sock)$/;

/** Copies a data folder without its database. */
export async function copyDataFiles(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) =>
      path === from || !left.test(relative(from, path).includes("/") ? basename(path) : relative(from, path)),
  });
}

/** Entries of a data folder that a restored one would overwrite. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => !left.test(name)).map((name) => join(folder, name));
}
