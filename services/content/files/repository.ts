import { existsSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { join } from "node:path";

import { log, messageOf } from "../../log.ts";
import type { Models } from "../model/models.ts";
import { Library } from "./library.ts";
import { makeSnapshot } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

const settle = 150;
// Watching can miss a change on some file systems; a look every few seconds finds it.
const rescan = 3_000;
const keptRefs = 20;

/** The published content: the master snapshot, and a number of earlier ones for readers in the middle of a listing. */
export class Repository {
  readonly #library: Library;
  readonly #folder: string;
  readonly #onPublish: (snapshot: Snapshot, before: Snapshot) => void;
  #snapshots: Snapshot[] = [];
  #expired = new Set<string>();
  #sequence = 0;
  #watcher: FSWatcher | undefined;
  #timers: NodeJS.Timeout[] = [];
  #reading: Promise<void> | undefined;
  #pending: NodeJS.Timeout | undefined;

  constructor(contentDir: string, models: Models, onPublish: (snapshot: Snapshot, before: Snapshot) => void) {
    this.#folder = join(contentDir, "documents");
    this.#library = new Library(this.#folder, models);
    this.#onPublish = onPublish;
  }

  /** Reads everything once and starts to watch. */
  async open(): Promise<void> {
    if (!existsSync(this.#folder)) throw new Error(`There is no folder ${this.#folder}; CONTENT_DIR must hold one named documents.`);
    await this.#library.read();
    this.#publish();
    this.#watcher = watch(this.#folder, { recursive: true }, () => this.#soon());
    this.#watcher.on("error", (error) => log("warn", "content", "watching stopped, rescans go on", { reason: messageOf(error) }));
    this.#timers.push(setInterval(() => void this.refresh(), rescan));
  }

  /** The newest published state. */
  get master(): Snapshot {
    const newest = this.#snapshots[0];
    if (!newest) throw new Error("The content was not read yet.");
    return newest;
  }

  /** The snapshot of a ref; `expired` for one that was forgotten, `unknown` for one that never was. */
  find(ref: string): Snapshot | "expired" | "unknown" {
    const found = this.#snapshots.find((snapshot) => snapshot.ref === ref);
    return found ?? (this.#expired.has(ref) ? "expired" : "unknown");
  }

  /** Files that are not served, with reasons. */
  get problems() {
    return this.#library.problems;
  }

  /** Looks at the folder now, and publishes what changed. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  close(): void {
    this.#watcher?.close();
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#pending);
  }

  #soon(): void {
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => void this.refresh(), settle);
  }

  async #read(): Promise<void> {
    try {
      if (await this.#library.read()) this.#publish();
    } catch (error) {
      // A file that vanished between listing and reading: the next look sees the truth.
      log("warn", "content", "the folder changed while it was read", { reason: messageOf(error) });
      this.#soon();
    }
  }

  #publish(): void {
    const before = this.#snapshots[0];
    this.#sequence += 1;
    const snapshot = makeSnapshot(this.#library.documents, this.#sequence);
    this.#snapshots.unshift(snapshot);
    for (const old of this.#snapshots.splice(keptRefs)) this.#expired.add(old.ref);
    for (const { file, problems } of this.#library.problems) {
      for (const { field, reason } of problems) log("warn", "content", "document left out", { file, field, reason });
    }
    if (before) this.#onPublish(snapshot, before);
  }
}
