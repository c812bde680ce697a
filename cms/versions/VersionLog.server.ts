import { join } from "node:path";
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { listFolder, readJson, writeJson } from "#cms/repository/store/jsonFiles.server.ts";

import { versionKinds } from "./contract.ts";

const entrySchema = object({
  at: number().required(),
  kind: string().oneOf(versionKinds).required(),
  by: personRefSchema.nullable().default(null),
});
const schema = array(entrySchema.required()).required();

/** When and by whom a version of a document was saved or published; null if unknown. */
export type LogEntry = InferType<typeof entrySchema>;

// A line has 120 bytes.
const maxEntries = 2_000;

/** Who published and saved each version, in `versions/{document}.json`, oldest first. */
export class VersionLog {
  readonly #folder: string;
  readonly #published = new Map<string, LogEntry>();

  constructor(folder: string) {
    this.#folder = join(folder, "versions");
  }

  /** Reads the latest publication of each document. */
  async open(): Promise<void> {
    for (const file of await listFolder(this.#folder)) {
      if (!file.endsWith(".json")) continue;
      const id = file.slice(0, -5);
      await this.reload(id);
    }
  }

  /** Reloads a document's entries that another instance has written. */
  async reload(id: string): Promise<void> {
    for (const entry of await this.list(id)) this.#remember(id, entry);
  }

  /** The latest publication of a document, if known. */
  findPublication = (id: string): LogEntry | undefined => this.#published.get(id);

  /** All entries of a document, oldest first. */
  async list(id: string): Promise<LogEntry[]> {
    const value = await readJson(this.#getPath(id));
    return value === undefined ? [] : schema.validate(value);
  }

  /** Adds an entry, unless it is there already. */
  async add(id: string, entry: LogEntry): Promise<void> {
    const entries = await this.list(id);
    if (!entries.some(({ at, kind }) => at === entry.at && kind === entry.kind))
      await writeJson(this.#getPath(id), [...entries, entry].slice(-maxEntries));
    this.#remember(id, entry);
  }

  #remember(id: string, entry: LogEntry): void {
    if (entry.kind === "publication") this.#published.set(id, entry);
    if (entry.kind === "removal") this.#published.delete(id);
  }

  #getPath = (id: string) => join(this.#folder, `${id}.json`);
}
