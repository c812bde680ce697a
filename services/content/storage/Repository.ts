import { existsSync } from "node:fs";
import { relative } from "node:path";

import { log, messageOf } from "../../kit/log.ts";
import type { StoredDocument } from "../domain/model/document.ts";
import type { Models } from "../domain/model/models.ts";
import { FolderWatcher } from "./FolderWatcher.ts";
import { HiddenLog } from "./HiddenLog.ts";
import { FolderLoss } from "./FolderLoss.ts";
import type { LastGoodFiles } from "./LastGoodFiles.ts";
import { DocumentFiles } from "./DocumentFiles.ts";
import { makeSnapshot } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

const settle = 150;
// Watching can miss a change on some file systems; a look every few seconds finds it.
const rescanMs = 3_000;
// With very many files a look takes a while: the pauses grow with it, so that looking costs a few hundredths of the time.
const rescanFactor = 40;
const maxRefs = 20;
const maxReported = 100;

type Options = {
  /** The seed, and over it what was published. */
  folders: string[];
  models: () => Models;
  /** Documents in others are not served. */
  languages: string[];
  /** Where good versions of files are kept for a time when they are not. */
  lastGood?: LastGoodFiles;
  /** How long most files of the seed may be gone before they are no longer served, in milliseconds. */
  lossMs?: number;
  onPublish: (snapshot: Snapshot, before: Snapshot) => void;
};

const consequences = {
  "last good version": "a document has a problem; its last good version is served until the file is right again",
  "what fits": "a document has a problem; it is served without what does not fit",
  nothing: "a document has a problem and is not served",
};

/** The published content: the master snapshot, and a number of earlier ones for readers in the middle of a listing. */
export class Repository {
  readonly #files: DocumentFiles;
  readonly #folders: string[];
  readonly #onPublish: Options["onPublish"];
  #snapshots: Snapshot[] = [];
  #expired = new Set<string>();
  #sequence = 0;
  readonly #watcher: FolderWatcher;
  #closed = false;
  #saving: Promise<void> = Promise.resolve();
  #reported = new Set<string>();
  readonly #hiddenLog = new HiddenLog();
  #rescan: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  #pending: NodeJS.Timeout | undefined;

  constructor({ folders, models, languages, lastGood, lossMs = 3_600_000, onPublish }: Options) {
    this.#folders = folders;
    const loss = new FolderLoss(folders[0] ?? "", lossMs);
    this.#files = new DocumentFiles(folders, models, { lastGood, loss, languages });
    this.#onPublish = onPublish;
    this.#watcher = new FolderWatcher(folders, () => this.#refreshSoon());
  }

  /** Reads everything once; `settle` may then write before the first state is published. */
  async open(settle: () => Promise<void> = async () => undefined): Promise<void> {
    const [seed = ""] = this.#folders;
    if (!existsSync(seed)) throw new Error(`There is no folder ${seed}; CONTENT_DIR must hold one named documents.`);
    await this.#files.read();
    await settle();
    await this.#files.read();
    this.#publish();
    await this.#watcher.update();
    this.#saveLastGood();
    this.#scheduleRescan(rescanMs);
  }

  /** The published version of a document, also before anything was published. */
  document = (id: string): StoredDocument | undefined => {
    const [newest] = this.#snapshots;
    return newest ? newest.byId.get(id) : this.#files.documents.find((document) => document.id === id);
  };

  /** Reads every file again, because the models have changed. */
  async reload(): Promise<void> {
    this.#files.invalidate();
    await this.refresh();
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
    return this.#files.problems;
  }

  /** Looks at the folders now, and publishes what changed. A look that began earlier does not count. */
  async refresh(): Promise<void> {
    const before = this.#reading ?? Promise.resolve();
    this.#waiting ??= before.then(() => {
      this.#waiting = undefined;
      this.#reading = this.#read();
      return this.#reading;
    });
    await this.#waiting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#watcher.close();
    clearTimeout(this.#rescan);
    clearTimeout(this.#pending);
    await this.#saving;
  }

  #scheduleRescan(delayMs: number): void {
    this.#rescan = setTimeout(async () => {
      const start = performance.now();
      await this.refresh();
      if (!this.#closed) this.#scheduleRescan(Math.max(rescanMs, (performance.now() - start) * rescanFactor));
    }, delayMs);
  }

  #refreshSoon(): void {
    if (this.#closed) return;
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => void this.refresh(), settle);
  }

  async #read(): Promise<void> {
    if (this.#closed) return;
    try {
      // Before the reading: what comes into a folder after it was read is told of.
      await this.#watcher.update();
      if (!(await this.#files.read())) return;
      this.#publish();
      this.#saveLastGood();
    } catch (error) {
      // A file that vanished between listing and reading: the next look sees the truth.
      log("warn", "content", "the folder changed while it was read", { reason: messageOf(error) });
      this.#refreshSoon();
    }
  }

  // Nobody waits for it: what is not kept yet is still known here.
  #saveLastGood(): void {
    this.#saving = this.#saving
      .then(() => this.#files.saveLastGood(() => this.#closed))
      .catch((error: unknown) => log("warn", "content", "good versions are not kept", { reason: messageOf(error) }));
  }

  #publish(): void {
    const before = this.#snapshots[0];
    this.#sequence += 1;
    const snapshot = makeSnapshot(this.#files.documents, this.#sequence);
    this.#snapshots.unshift(snapshot);
    for (const old of this.#snapshots.splice(maxRefs)) this.#expired.add(old.ref);
    this.#reportProblems();
    this.#hiddenLog.report(this.#files.hidden);
    if (before) this.#onPublish(snapshot, before);
  }

  // Each problem once; a folder of another model would fill the log otherwise.
  #reportProblems(): void {
    const all = this.#files.problems.flatMap(({ path, problems, served }) =>
      problems.map((problem) => ({ message: consequences[served], facts: { file: relative("", path), ...problem } })),
    );
    const fresh = all.filter((one) => !this.#reported.has(JSON.stringify(one)));
    if (all.length === 0 && this.#reported.size > 0) log("info", "content", "every document is right again");
    this.#reported = new Set(all.map((one) => JSON.stringify(one)));
    for (const { message, facts } of fresh.slice(0, maxReported)) log("warn", "content", message, facts);
    const rest = fresh.length - maxReported;
    if (rest > 0) log("warn", "content", "more problems, see npm run content:validate", { rest });
  }
}
