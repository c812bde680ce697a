import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { getErrorMessage } from "#kit/log.ts";
import { isDeeper, isObject, maxLevels } from "#cms/repository/domain/model/document.ts";
import { isMissing, toJsonText, writeJson } from "./jsonFiles.server.ts";
import { SetAside } from "./SetAside.server.ts";
import type { Shape, StateShape } from "./shapes.server.ts";

// Another kind of file in its place, or one of another user; anything else, such as a full disk, passes.
const lasting: unknown[] = ["EISDIR", "ENOTDIR", "EACCES", "EPERM", "ELOOP"];

const folders = ["assets", "comments", "documents", "drafts", "history", "images", "translations", "versions"];

// A document's data stand a few levels deep.
const maxDepth = maxLevels + 10;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The JSON files of a data folder. One that cannot be read is set aside. */
export class StoredFiles {
  readonly root: string;
  readonly aside: SetAside;

  constructor(root: string) {
    this.root = root;
    this.aside = new SetAside(root);
  }

  /** Makes the folders, and logs what earlier runs have set aside. */
  async open(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    for (const folder of folders) await this.listFolder(folder);
    await mkdir(join(this.root, "documents"), { recursive: true });
    await this.aside.open();
  }

  /** The value of a file; `undefined` when there is none, or none that can be read. */
  async read<T>(path: string, { read }: Shape<T>): Promise<T | undefined> {
    const file = join(this.root, path);
    const stored = await this.#load(file);
    if (!stored) return undefined;
    const { value, reason } = parse(stored, read);
    if (reason === undefined) return value;
    await this.aside.move(file, reason);
    return undefined;
  }

  /** The value of a file that starts empty; of a damaged one the part that can be read. */
  async readState<T>(path: string, { read, salvage }: StateShape<T>): Promise<T | undefined> {
    const file = join(this.root, path);
    const stored = await this.#load(file);
    if (!stored) return undefined;
    const { value, json, reason } = parse(stored, read);
    if (reason === undefined) return value;
    await this.aside.move(file, reason);
    const rest = salvage(json);
    await writeJson(file, rest);
    return rest;
  }

  /** The same for a value that is stored elsewhere; `write` replaces it. */
  async parseState<T extends object>(
    name: string,
    stored: unknown,
    { read, salvage }: StateShape<T>,
    write: (rest: T) => Promise<void>,
  ): Promise<T> {
    try {
      return read(stored);
    } catch (error) {
      await this.aside.keep(name, toJsonText(stored), getErrorMessage(error));
      const rest = salvage(stored);
      await write(rest);
      return rest;
    }
  }

  /** The bytes of a file; `undefined` when there is none, or none that can be opened. */
  readBytes = (path: string): Promise<Buffer | undefined> => this.#load(join(this.root, path));

  /** Names of a folder's JSON files, without `.json`; none when there is no such folder. */
  async list(folder: string): Promise<string[]> {
    const names = await this.listFolder(folder);
    return names.flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -".json".length)] : []));
  }

  /** Names of a folder's entries. A file in its place is set aside. */
  async listFolder(folder: string): Promise<string[]> {
    const path = join(this.root, folder);
    try {
      return await readdir(path);
    } catch (error) {
      if (isMissing(error)) return [];
      if (!isLasting(error)) throw error;
      await this.aside.move(path, `it is no folder that can be read: ${getErrorMessage(error)}`);
      return [];
    }
  }

  async #load(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (!isLasting(error)) throw error;
      await this.aside.move(path, `it cannot be opened: ${getErrorMessage(error)}`);
      return undefined;
    }
  }
}

type Parsed<T> = { json?: unknown; value: T; reason: undefined } | { json?: unknown; value: undefined; reason: string };

function parse<T>(stored: Buffer, read: (json: unknown) => T): Parsed<T> {
  let json: unknown;
  try {
    const whole: unknown = JSON.parse(utf8.decode(stored));
    if (isDeeper(whole, maxDepth)) return { value: undefined, reason: `it is nested deeper than ${maxDepth} levels` };
    json = whole;
    return { json, value: read(json), reason: undefined };
  } catch (error) {
    const isOther = stored.length > 0 && json === undefined;
    const cause = isOther ? `it is not JSON: ${getErrorMessage(error)}` : getErrorMessage(error);
    return { json, value: undefined, reason: stored.length === 0 ? "it is empty" : cause };
  }
}

const isLasting = (error: unknown) => isObject(error) && lasting.includes(error.code);
