import { join } from "node:path";

import { listFolder, readJson, writeJson } from "./jsonFiles.server.ts";

/** Small values by name: people, releases, schedules. */
export type StateStore = {
  /** `undefined` for a value that was never written. */
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: object) => Promise<void>;
  /** Names of the values in a folder: `comments/…`. */
  list: (folder: string) => Promise<string[]>;
};

/** Each value as `{name}.json` in a folder. */
export class StateFolder implements StateStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read = (name: string): Promise<unknown> => readJson(join(this.#folder, `${name}.json`));

  write = (name: string, value: object): Promise<void> => writeJson(join(this.#folder, `${name}.json`), value);

  list = async (folder: string): Promise<string[]> => {
    const files = await listFolder(join(this.#folder, folder));
    return files.flatMap((file) => (file.endsWith(".json") ? [`${folder}/${file.slice(0, -".json".length)}`] : []));
  };
}
