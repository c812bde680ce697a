import type { StateShape } from "./shapes.server.ts";
import type { StoredFiles } from "./StoredFiles.server.ts";
import { join } from "node:path";

import { writeJson } from "./jsonFiles.server.ts";

/** Small values by name: people, releases, schedules. */
export type StateStore = {
  /** `undefined` for a value that was never written. What cannot be read is set aside. */
  read: <T extends object>(name: string, shape: StateShape<T>) => Promise<T | undefined>;
  write: (name: string, value: object) => Promise<void>;
  /** Names of the values in a folder: `comments/…`. */
  list: (folder: string) => Promise<string[]>;
};

/** Each value as `{name}.json` in a folder. */
export class StateFolder implements StateStore {
  readonly #files: StoredFiles;

  constructor(files: StoredFiles) {
    this.#files = files;
  }

  read = <T extends object>(name: string, shape: StateShape<T>): Promise<T | undefined> =>
    this.#files.readState(`${name}.json`, shape);

  write = (name: string, value: object): Promise<void> => writeJson(join(this.#files.root, `${name}.json`), value);

  list = async (folder: string): Promise<string[]> =>
    (await this.#files.list(folder)).map((name) => `${folder}/${name}`);
}
