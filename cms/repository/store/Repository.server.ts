/** The store: all that the CMS stores, as rows of one database and files beside it, and the snapshots that are served. */
import { existsSync } from "node:fs";

import { logFailure } from "#kit/logFailure.ts";
import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { FolderWatcher } from "./FolderWatcher.server.ts";
import { HiddenLog } from "./HiddenLog.server.ts";
import type { DocumentCache } from "./DocumentCache.server.ts";
import { FolderLoss } from "./FolderLoss.server.ts";
import { ProblemLog } from "./ProblemLog.server.ts";
import { DocumentFiles } from "./DocumentFiles.server.ts";
import { ContentHash } from "./ContentHash.server.ts";
import { Snapshot } from "./snapshot.server.ts";
import type { PublishedDocuments } from "./PublishedDocuments.server.ts";

const maxRefs = 20;

type Options = {
  /** The folder of the seed. */
  folder: string;
  /** Documents over those of the seed. */
  published: PublishedDocuments;
  models: () => Models;
  /** Documents in others are not served. */
  languages: string[];
  /** Good contents of files as they were read last. */
  cache?: DocumentCache;
  /** How long most files of the seed may be gone before they are no longer served, in milliseconds. */
  lossMs?: number;
  onPublish: (publication: PublishedChange) => void;
};

/** What changed on the site. */
export type PublishedChange = {
  ref: string;
  /** Documents that were added, changed or removed. */
  ids: string[];
  /** Tags that are new, and tags that are gone. */
  tags: { added: string[]; removed: string[] };
  /** Whether another instance published it. */
  isRemote: boolean;
};

/** The published content: the master snapshot, and some earlier ones for clients in the middle of a listing. */
export class Repository {
  private readonly files: DocumentFiles;
  private readonly folder: string;
  private readonly onPublish: Options["onPublish"];
  private readonly published: PublishedDocuments;
  private index = new DocumentIndex();
  private readonly hash = new ContentHash();
  private readonly listeners: ((ids: readonly string[]) => void)[] = [];
  private snapshots: Snapshot[] = [];
  private expired = new Set<string>();
  private readonly watcher: FolderWatcher;
  private closed = false;
  private readonly problemLog = new ProblemLog("document");
  private readonly hiddenLog = new HiddenLog();
  private reading: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor({ folder, published, models, languages, cache, lossMs = 3_600_000, onPublish }: Options) {
    this.folder = folder;
    this.published = published;
    const loss = new FolderLoss(folder, lossMs);
    this.files = new DocumentFiles(folder, models, { published, cache, loss, languages });
    this.onPublish = onPublish;
    this.watcher = new FolderWatcher([folder], () => this.refresh());
  }

  /** Reads everything once. */
  async open(): Promise<void> {
    if (!existsSync(this.folder))
      throw new Error(`There is no folder ${this.folder}; CONTENT_DIR must contain a folder documents.`);
    await this.files.read();
    this.published.takeChanged();
    this.publishFirst();
    await this.watcher.start();
  }

  /** The published version of a document. */
  document = (id: string): StoredDocument | undefined => this.index.find(id);

  /** Every tag of the published documents. */
  get tags(): string[] {
    return this.index.tags;
  }

  /** Calls a function with the ids of published documents that changed. */
  onChange(listener: (ids: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  /** Makes what was published through the API the new master, without reading the folders. */
  async applyPublished({ isRemote = false } = {}): Promise<void> {
    const ids = this.published.takeChanged();
    const changes = ids && this.files.applyPublished(ids);
    if (!ids || !changes) return this.refresh();
    this.publish(changes, isRemote);
    this.hiddenLog.add(this.files.listHidden(ids));
  }

  /** Reads every file again, after a change of the models. */
  async reload(): Promise<void> {
    this.files.invalidate();
    await this.refresh();
  }

  /** The latest published state. */
  get master(): Snapshot {
    const latest = this.snapshots[0];
    if (!latest) throw new Error("The content was not read yet.");
    return latest;
  }

  /** The snapshot of a ref; `expired` for a dropped one, `unknown` for any other. */
  find(ref: string): Snapshot | "expired" | "unknown" {
    const found = this.snapshots.find((snapshot) => snapshot.ref === ref);
    return found ?? (this.expired.has(ref) ? "expired" : "unknown");
  }

  /** Files that are not served, with reasons. */
  get problems() {
    return this.files.problems;
  }

  /** Scans the folders and publishes changes. A scan already under way is followed by a new one. */
  async refresh(): Promise<void> {
    const before = this.reading ?? Promise.resolve();
    this.waiting ??= before.then(() => {
      this.waiting = undefined;
      this.reading = this.read();
      return this.reading;
    });
    await this.waiting;
  }

  close(): void {
    this.closed = true;
    this.watcher.close();
  }

  private async read(): Promise<void> {
    if (this.closed) return;
    try {
      if (!(await this.files.read())) return;
      this.publish(this.findChanges());
      this.hiddenLog.report(this.files.hidden);
    } catch (error) {
      // A file vanished between listing and reading: scan again.
      logFailure("warn", "content", "the folder changed while it was read", error);
      this.watcher.lookSoon();
    }
  }

  /** What differs between the files and what is served. */
  private findChanges(): Map<string, StoredDocument | undefined> {
    const next = new Map(this.files.documents.map((document) => [document.id, document]));
    const changed = [...next].filter(([id, document]) => this.index.find(id) !== document);
    const removed = this.index.documents.flatMap(({ id }) => (next.has(id) ? [] : [[id, undefined] as const]));
    return new Map([...changed, ...removed]);
  }

  private publishFirst(): void {
    this.index = new DocumentIndex(this.files.documents);
    for (const document of this.index.documents) this.hash.replace(undefined, document);
    this.snapshots = [new Snapshot(this.hash.ref, this.index)];
    this.problemLog.report(this.files.problems);
    this.hiddenLog.report(this.files.hidden);
  }

  private publish(changes: ReadonlyMap<string, StoredDocument | undefined>, isRemote = false): void {
    const formers = [...changes].map(([id]) => [id, this.index.find(id)] as const);
    const tags = [...new Set([...formers, ...changes].flatMap(([, document]) => document?.tags ?? []))];
    const before = new Set(tags.filter(this.index.hasTag));
    for (const [id, former] of formers) {
      for (const snapshot of this.snapshots) snapshot.keep(id, former);
      this.hash.replace(former, changes.get(id));
    }
    this.index.apply(changes);
    const { ref } = this.hash;
    this.snapshots.unshift(new Snapshot(ref, this.index));
    for (const old of this.snapshots.splice(maxRefs)) this.expired.add(old.ref);
    this.problemLog.report(this.files.problems);
    const ids = [...changes.keys()];
    for (const listener of this.listeners) listener(ids);
    const added = tags.filter((tag) => this.index.hasTag(tag) && !before.has(tag));
    const removed = tags.filter((tag) => !this.index.hasTag(tag) && before.has(tag));
    this.onPublish({ ref, ids, tags: { added, removed }, isRemote });
  }
}
