import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";

import { logFailure } from "#kit/logFailure.ts";
import { walkFolder } from "./walkFolder.server.ts";

const debounceMs = 100;
// Watching misses changes on some file systems, so look every few seconds.
const rescanMs = 3_000;
// With very many files a look is slow: the interval grows with it, so that looks take about 2 % of the time.
const rescanFactor = 40;

/**
 * Looks at folders and their subfolders after changes, and every few seconds. Each folder has its own watcher: Node's
 * recursive watch lists a whole folder for every new file, which blocks for minutes when there are thousands.
 */
export class FolderWatcher {
  private readonly roots: string[];
  private readonly look: () => Promise<void>;
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private hasChanged = false;
  private isClosed = false;

  constructor(roots: string[], look: () => Promise<void>) {
    this.roots = roots;
    this.look = look;
  }

  /** Begins after a first look of the caller's own. */
  async start(): Promise<void> {
    await this.update();
    this.plan(rescanMs);
  }

  lookSoon(): void {
    this.hasChanged = true;
    this.plan(debounceMs);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private plan(delayMs: number): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.run(), delayMs).unref();
  }

  private async run(): Promise<void> {
    const start = performance.now();
    this.hasChanged = false;
    try {
      // Before the look, so that files added meanwhile are noticed.
      await this.update();
      if (!this.isClosed) await this.look();
    } catch (error) {
      // A file vanished between listing and reading: look again.
      logFailure("warn", "content", "a folder changed while it was read", error);
      this.lookSoon();
    }
    this.plan(this.hasChanged ? debounceMs : Math.max(rescanMs, (performance.now() - start) * rescanFactor));
  }

  /** Starts watching new folders, stops watching deleted ones. */
  private async update(): Promise<void> {
    const folders = new Set<string>();
    for (const root of this.roots) for await (const { folder } of walkFolder(root)) folders.add(folder);
    for (const folder of this.watchers.keys()) if (!folders.has(folder)) this.unwatch(folder);
    for (const folder of folders) if (!this.watchers.has(folder) && !this.isClosed) this.watch(folder);
  }

  private watch(folder: string): void {
    try {
      const watcher = watch(folder, () => this.lookSoon());
      watcher.on("error", () => this.unwatch(folder));
      this.watchers.set(folder, watcher);
    } catch (error) {
      logFailure("warn", "content", "a folder is not watched, it is looked at all the same", error);
    }
  }

  private unwatch(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }
}
