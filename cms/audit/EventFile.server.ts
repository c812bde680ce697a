import { appendFile, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";

import { isMissing, writeAtomically } from "#cms/repository/store/jsonFiles.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

import { eventSchema } from "./contract.ts";
import type { EventQuery, EventStore, StudioEvent } from "./EventLog.server.ts";

const maxRecent = 1_000;
const maxBytes = 20 * 1_024 * 1_024;
const current = "audit.jsonl";
const former = "audit.former.jsonl";

/** Events as lines of JSON in `audit.jsonl`; beyond 20 MB older ones move to `audit.former.jsonl`. */
export class EventFile implements EventStore {
  readonly #files: StoredFiles;
  #recent: StudioEvent[] = [];
  #bytes = 0;

  constructor(files: StoredFiles) {
    this.#files = files;
  }

  /** Reads the stored state. A file with damaged lines is set aside, and its other lines stay. */
  async open(): Promise<void> {
    const events = [...(await this.#repair(former)), ...(await this.#repair(current))];
    this.#recent = events.slice(-maxRecent).reverse();
    this.#bytes = (await stat(this.#getPath(current)).catch(ifMissing({ size: 0 }))).size;
  }

  async append(events: StudioEvent[]): Promise<void> {
    const lines = toLines(events);
    this.#recent = [...events.toReversed(), ...this.#recent].slice(0, maxRecent);
    if (this.#bytes > maxBytes) {
      await rename(this.#getPath(current), this.#getPath(former));
      this.#bytes = 0;
    }
    await appendFile(this.#getPath(current), lines, { mode: 0o600 });
    this.#bytes += Buffer.byteLength(lines);
  }

  async list({ document, person, after = 0, limit = 100 }: EventQuery): Promise<StudioEvent[]> {
    return this.#recent
      .filter(({ id }) => id > after)
      .filter((event) => (!document || event.document === document) && (!person || event.by.id === person))
      .slice(0, limit);
  }

  async readAll(): Promise<StudioEvent[]> {
    const texts = await Promise.all([former, current].map((name) => this.#read(name)));
    return texts.flatMap((text) => parseLines(text).events);
  }

  async #repair(name: string): Promise<StudioEvent[]> {
    const stored = (await this.#files.readBytes(name)) ?? Buffer.alloc(0);
    const { events, damaged } = parseLines(stored.toString());
    if (damaged === 0) return events;
    await this.#files.aside.keep(name, stored, `${damaged} of its lines are no events`);
    await writeAtomically(this.#getPath(name), toLines(events));
    return events;
  }

  #read = (name: string): Promise<string> => readFile(this.#getPath(name), "utf8").catch(ifMissing(""));

  #getPath = (name: string) => join(this.#files.root, name);
}

function parseLines(text: string): { events: StudioEvent[]; damaged: number } {
  const lines = text.split("\n");
  // A kill may leave part of a line, after which the next one would start.
  const found = lines.flatMap((line) => (line === "" ? [] : [parseLine(line)]));
  const events = found.flatMap((event) => event ?? []);
  const isCut = lines.at(-1) !== "";
  return { events, damaged: found.length - events.length + (isCut && found.at(-1) ? 1 : 0) };
}

/** The event of a line; none for a damaged one. */
function parseLine(line: string): StudioEvent | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return eventSchema.isValidSync(value) ? eventSchema.cast(value) : undefined;
  } catch {
    // No JSON, or nested deeper than any event.
    return undefined;
  }
}

const toLines = (events: StudioEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join("");

const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };
