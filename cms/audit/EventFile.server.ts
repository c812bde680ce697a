import { appendFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";

import { isMissing } from "#cms/repository/store/jsonFiles.server.ts";

import { eventSchema } from "./contract.ts";
import type { EventQuery, EventStore, StudioEvent } from "./EventLog.server.ts";

const maxRecent = 1_000;
const maxBytes = 20 * 1_024 * 1_024;

/** Events as lines of JSON in `audit.jsonl`; beyond 20 MB older ones move to `audit.former.jsonl`. */
export class EventFile implements EventStore {
  readonly #folder: string;
  #recent: StudioEvent[] = [];
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    this.#recent = (await this.readAll()).slice(-maxRecent).reverse();
    this.#bytes = await getSize(this.#path);
  }

  async append(events: StudioEvent[]): Promise<void> {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join("");
    this.#recent = [...events.toReversed(), ...this.#recent].slice(0, maxRecent);
    if (this.#bytes > maxBytes) {
      await rename(this.#path, this.#former);
      this.#bytes = 0;
    }
    await appendFile(this.#path, lines, { mode: 0o600 });
    this.#bytes += Buffer.byteLength(lines);
  }

  async list({ document, person, after = 0, limit = 100 }: EventQuery): Promise<StudioEvent[]> {
    return this.#recent
      .filter(({ id }) => id > after)
      .filter((event) => (!document || event.document === document) && (!person || event.by.id === person))
      .slice(0, limit);
  }

  async readAll(): Promise<StudioEvent[]> {
    const texts = await Promise.all([this.#former, this.#path].map(read));
    return texts
      .join("")
      .split("\n")
      .flatMap((line) => parseLine(line) ?? []);
  }

  get #path(): string {
    return join(this.#folder, "audit.jsonl");
  }

  get #former(): string {
    return join(this.#folder, "audit.former.jsonl");
  }
}

/** The event of a line; none for a truncated one. */
function parseLine(line: string): StudioEvent | undefined {
  if (!line.endsWith("}")) return undefined;
  const value: unknown = JSON.parse(line);
  return eventSchema.isValidSync(value) ? eventSchema.cast(value) : undefined;
}

const read = (path: string) => readFile(path, "utf8").catch(ifMissing(""));
const getSize = async (path: string) => (await stat(path).catch(ifMissing({ size: 0 }))).size;

const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };
