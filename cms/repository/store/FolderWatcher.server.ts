import { existsSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { log, getErrorMessage } from "#kit/log.ts";

/**
 * Watches folders and their subfolders. Each folder has its own watcher: Node's recursive watch lists a whole folder
 * for every new file, which blocks for minutes when there are thousands.
 */
export class FolderWatcher {
  private readonly roots: string[];
  private readonly changed: () => void;
  private readonly watchers = new Map<string, FSWatcher>();
  private closed = false;

  constructor(roots: string[], onChange: () => void) {
    this.roots = roots;
    this.changed = onChange;
  }

  /** Starts watching new folders, stops watching deleted ones. */
  async update(): Promise<void> {
    const listed = await Promise.all(this.roots.filter((root) => existsSync(root)).map(listFolders));
    const folders = new Set(listed.flat());
    for (const [folder, watcher] of this.watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.watchers.delete(folder);
    }
    for (const folder of folders) if (!this.watchers.has(folder) && !this.closed) this.watch(folder);
  }

  close(): void {
    this.closed = true;
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private watch(folder: string): void {
    try {
      const watcher = watch(folder, this.changed);
      watcher.on("error", () => this.unwatch(folder));
      this.watchers.set(folder, watcher);
    } catch (error) {
      log("warn", "content", "a folder is not watched, it is looked at all the same", {
        reason: getErrorMessage(error),
      });
    }
  }

  private unwatch(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }
}

async function listFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return [root, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}
