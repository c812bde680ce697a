import { openAsBlob } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

import { isAsideName, removeDurably, writeDurably } from "../durableFile.ts";
import { isKey } from "./FileStorage.ts";
import type { ByteRange, FileFacts, FileStorage, OpenFile } from "./FileStorage.ts";

/** Files in a folder of this machine. */
export class FolderStorage implements FileStorage {
  readonly location: string;
  readonly failure = undefined;

  constructor(folder: string) {
    this.location = resolve(folder);
  }

  async put(key: string, body: Uint8Array<ArrayBuffer> | Blob): Promise<void> {
    if (!isKey(key)) throw new Error(`${key} cannot be the key of a file`);
    await writeDurably(this.toPath(key), body instanceof Blob ? body.stream() : body);
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const facts = await this.find(key);
    if (!facts) return undefined;
    const file = await openAsBlob(this.toPath(key));
    return { ...facts, body: (range ? file.slice(range.start, range.end + 1) : file).stream() };
  }

  async find(key: string): Promise<FileFacts | undefined> {
    if (!isKey(key)) return undefined;
    const found = await stat(this.toPath(key)).catch(ifMissing);
    if (!found?.isFile()) return undefined;
    const { size, mtimeMs } = found;
    return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  }

  async list(prefix: string): Promise<{ key: string; size: number }[]> {
    const folder = this.toPath(prefix);
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing)) ?? [];
    const paths = entries
      .filter((entry) => entry.isFile() && !isAsideName(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(paths.map(async (path) => ({ path, facts: await stat(path).catch(ifMissing) })));
    return found.flatMap(({ path, facts }) =>
      facts ? [{ key: path.slice(this.location.length + 1).replaceAll(sep, "/"), size: facts.size }] : [],
    );
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys.filter(isKey)) await removeDurably(this.toPath(key));
  }

  check = async (): Promise<void> => undefined;

  private toPath = (key: string): string => join(this.location, key);
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  // A name below a file, or longer than file systems allow, names no file either.
  if (!["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(error.code ?? "")) throw error;
  return undefined;
}
