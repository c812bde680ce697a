import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { copyFile, mkdir, rename, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

import { toAsideName } from "#kit/durableFile.ts";
import { log, getErrorMessage } from "#kit/log.ts";

import { isMissing, remove, writeAtomically } from "./jsonFiles.server.ts";

/** Identifies a version of a file. */
export type FileVersion = { mtimeMs: number; size: number };

const maxTotalBytes = 512 * 1024 * 1024;

/** Whether two versions are the same. Copies keep milliseconds only. */
export const isSameVersion = (a: FileVersion, b: FileVersion) =>
  a.size === b.size && Math.floor(a.mtimeMs) === Math.floor(b.mtimeMs);

/** Copies of the last good versions of files, by name; bounded in bytes. */
export class LastGoodFiles {
  private readonly folder: string;
  private readonly saved = new Map<string, FileVersion>();
  private bytes = 0;
  private saving: Promise<void> = Promise.resolve();
  private isFull = false;

  constructor(folder: string) {
    this.folder = folder;
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    for (const entry of entries) {
      if (!entry.isFile() || !entry.name.endsWith(".json")) continue;
      const path = join(entry.parentPath, entry.name);
      this.record(path.slice(folder.length + 1), statSync(path));
    }
  }

  /** Whether this version of a file is saved. */
  isSaved(name: string, version: FileVersion): boolean {
    const saved = this.saved.get(name);
    return saved !== undefined && isSameVersion(saved, version);
  }

  /** Names of the saved files of a folder. */
  names(folder: string): string[] {
    const prefix = `${folder}/`;
    return [...this.saved.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  }

  /** The saved text of a file; `undefined` when there is none. */
  read(name: string): string | undefined {
    return this.saved.has(name) ? readFileSync(join(this.folder, name), "utf8") : undefined;
  }

  /** Saves a version of a file, unless it changed meanwhile or exceeds the limit. Returns whether it is saved. */
  async save(name: string, file: string, version: FileVersion): Promise<boolean> {
    if (!this.hasCapacity(name, version)) return false;
    const path = join(this.folder, name);
    const aside = toAsideName(path);
    try {
      await mkdir(dirname(path), { recursive: true });
      await copyFile(file, aside);
      const now = statSync(file, { throwIfNoEntry: false });
      if (!now || !isSameVersion(now, version)) {
        await remove(aside);
        return false;
      }
      // Add half a millisecond: rounding by the file system must not end below the millisecond.
      const seconds = (Math.floor(version.mtimeMs) + 0.5) / 1_000;
      await utimes(aside, seconds, seconds);
      await rename(aside, path);
      this.record(name, version);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      log("warn", "content", "the good version of a file was not saved", { file, reason: getErrorMessage(error) });
      return false;
    }
  }

  /** The same without waiting, when that version is not saved yet. */
  saveLater(name: string, file: string, version: FileVersion): void {
    if (this.isSaved(name, version)) return;
    this.saving = this.saving.then(() => this.save(name, file, version)).then(() => undefined);
  }

  /** Saves a text as the good version of a file that is broken now. Returns whether it is saved. */
  async saveText(name: string, text: string): Promise<boolean> {
    const path = join(this.folder, name);
    if (!this.hasCapacity(name, { size: Buffer.byteLength(text), mtimeMs: 0 })) return false;
    await writeAtomically(path, text);
    this.record(name, statSync(path));
    return true;
  }

  /** Waits for pending saves. */
  async close(): Promise<void> {
    await this.saving;
  }

  /** Deletes every saved file of some folders that is not in `names`. */
  async retain(folders: string[], names: Set<string>): Promise<void> {
    for (const [name, { size }] of this.saved) {
      if (names.has(name) || !folders.some((folder) => name.startsWith(`${folder}/`))) continue;
      this.saved.delete(name);
      this.bytes -= size;
      await remove(join(this.folder, name));
    }
  }

  private record(name: string, version: FileVersion): void {
    this.bytes += version.size - (this.saved.get(name)?.size ?? 0);
    this.saved.set(name, { mtimeMs: version.mtimeMs, size: version.size });
  }

  private hasCapacity(name: string, { size }: FileVersion): boolean {
    const fits = this.bytes + size - (this.saved.get(name)?.size ?? 0) <= maxTotalBytes;
    if (!fits && !this.isFull) log("warn", "content", "no further good versions of files are saved", { maxTotalBytes });
    this.isFull = !fits;
    return fits;
  }
}
