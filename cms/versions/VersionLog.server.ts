import { join } from "node:path";
import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

import { versionKinds } from "./contract.ts";

const entrySchema = object({
  at: number().required(),
  kind: string().oneOf(versionKinds).required(),
  by: personRefSchema.nullable().default(null),
});
const shape = listOf(entrySchema);

/** When and by whom a version of a document was saved or published; null if unknown. */
export type LogEntry = InferType<typeof entrySchema>;

const folder = "versions";

// A line has 120 bytes.
const maxEntries = 2_000;

/** Who published and saved each version, in `versions/{document}.json`, oldest first. */
export class VersionLog {
  readonly #files: StoredFiles;
  readonly #published = new Map<string, LogEntry>();

  constructor(files: StoredFiles) {
    this.#files = files;
  }

  /** Reads the latest publication of each document. */
  async open(): Promise<void> {
    for (const id of await this.#files.list(folder)) await this.reload(id);
  }

  /** Reloads a document's entries that another instance has written. */
  async reload(id: string): Promise<void> {
    for (const entry of await this.list(id)) this.#remember(id, entry);
  }

  /** The latest publication of a document, if known. */
  findPublication = (id: string): LogEntry | undefined => this.#published.get(id);

  /** All entries of a document, oldest first. */
  async list(id: string): Promise<LogEntry[]> {
    return (await this.#files.readState(join(folder, `${id}.json`), shape)) ?? [];
  }

  /** Adds an entry, unless it is there already. */
  async add(id: string, entry: LogEntry): Promise<void> {
    const entries = await this.list(id);
    if (!entries.some(({ at, kind }) => at === entry.at && kind === entry.kind))
      await writeJson(join(this.#files.root, folder, `${id}.json`), [...entries, entry].slice(-maxEntries));
    this.#remember(id, entry);
  }

  #remember(id: string, entry: LogEntry): void {
    if (entry.kind === "publication") this.#published.set(id, entry);
    if (entry.kind === "removal") this.#published.delete(id);
  }
}
