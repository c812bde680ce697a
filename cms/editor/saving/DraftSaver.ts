import { StudioError } from "#cms/http/StudioError.ts";
import { makeAutoObservable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { isSameJson } from "#cms/editor/store/json.ts";
import { whenIdle } from "#cms/shell/whenIdle.ts";
import { restoreContent } from "#cms/versions/restore.ts";

import { Debounce } from "./Debounce.ts";
import type { LocalCopy } from "./LocalCopies.ts";
import { mergeContent } from "./mergeContent.ts";
import type { Conflict } from "./mergeContent.ts";
import { addMergeNews } from "./mergeNews.ts";
import type { MergeNews } from "./mergeNews.ts";
import { isStillRefused, leaveOut, listRefused } from "./refusedFields.ts";
import { toSaveState } from "./SaveState.ts";
import type { RefusedField, SaveState } from "./SaveState.ts";
import type { ServerVersion } from "./toServerVersion.ts";

/** Dependencies of the saver. Requests throw `StudioError`. */
export type SaverApi = {
  save: (content: DocumentContent, etag: string) => Promise<Omit<ServerVersion, "content">>;
  load: () => Promise<ServerVersion>;
  /** Returns whether the local copy was written. */
  keep: (copy: Omit<LocalCopy, "document" | "tab" | "person" | "at" | "summary">) => Promise<boolean>;
};

type SaverStart = {
  store: DocumentStore;
  server: ServerVersion;
  conflicts: Conflict[];
  api: SaverApi;
  /** Set for a document that was deleted: its local copy is all there is. */
  isGone?: boolean;
};

const maxMerges = 5;
const maxRefusals = 50;
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Writes every change to local storage (within 0.8 s) and to the server (within 4 s), one save at a time. A version that
 * another editor saved meanwhile is merged; a field that both changed waits for a choice. A field that the service refuses
 * is left out until it changes, and everything else is saved.
 */
export class DraftSaver {
  state: SaveState;
  /** Whether a local copy is written: storage may be blocked or full. */
  hasCopy = true;
  conflicts: Conflict[];
  news: MergeNews | undefined = undefined;
  private refused: readonly RefusedField[] = [];
  private readonly store: DocumentStore;
  private readonly api: SaverApi;
  private base: DocumentContent;
  private currentEtag: string;
  private known: Pick<ServerVersion, "isDraft" | "publishedAt">;
  private running: Promise<void> | undefined;
  private failures = 0;
  private readonly keeping = new Debounce(() => whenIdle(() => this.keep()), { waitMs: 300, maxWaitMs: 600 });
  private readonly sending = new Debounce(() => this.flush(), { waitMs: 1_000, maxWaitMs: 4_000 });
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor({ store, server, conflicts, api, isGone = false }: SaverStart) {
    this.store = store;
    this.api = api;
    this.base = server.content;
    this.currentEtag = server.etag;
    this.known = server;
    this.conflicts = conflicts;
    this.state = isGone ? { kind: "gone" } : { kind: "saved", at: server.savedAt };
    const references = { state: observableRef, conflicts: observableRef, news: observableRef };
    const own = { base: observableRef, refused: observableRef, known: observableRef } as const;
    // Nobody observes these, and they change between actions.
    const plain = { running: false, failures: false, retryTimer: false, isStopped: false } as const;
    makeAutoObservable<this, keyof typeof own | keyof typeof plain>(
      this,
      { ...references, ...own, ...plain },
      { autoBind: true },
    );
  }

  /** Starts saving, unsaved changes at once; returns the function that stops it. */
  start(): () => void {
    this.isStopped = false;
    const stop = reaction(() => this.store.content, this.noteChange);
    addEventListener("online", this.resume);
    if (this.hasUnsent) this.noteChange();
    return () => {
      this.isStopped = true;
      stop();
      removeEventListener("online", this.resume);
      clearTimeout(this.retryTimer);
      void this.keep();
      this.keeping.cancel();
      this.sending.cancel();
    };
  }

  get etag(): string {
    return this.currentEtag;
  }

  /** The last known server version. */
  get serverContent(): DocumentContent {
    return this.base;
  }

  get hasUnsent(): boolean {
    return this.conflicts.length > 0 || !isSame(this.store.content, this.base);
  }

  /** Sends unsaved changes now, after the running save; resolves when that save has succeeded or failed. */
  flush(): Promise<void> {
    this.sending.cancel();
    this.running ??= this.send().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Retries at once, with refused fields: after signing in, when the network is back, or before publishing. */
  resume(): Promise<void> {
    this.failures = 0;
    this.refused = [];
    clearTimeout(this.retryTimer);
    return this.flush();
  }

  /** Notes that somebody deleted the document. */
  noteGone(): void {
    if (this.state.kind === "gone") return;
    this.sending.cancel();
    clearTimeout(this.retryTimer);
    this.state = { kind: "gone" };
    void this.keep();
  }

  /** Merges a newer server version that presence has reported. */
  async refresh(): Promise<void> {
    await this.flush();
    await this.guard(() => this.merge());
    if (this.hasUnsent) await this.flush();
  }

  /** Takes over the server's new ETag for unchanged content, after publishing or unpublishing. */
  setServer(server: ServerVersion): void {
    const { content, etag, savedAt } = server;
    this.base = content;
    this.currentEtag = etag;
    this.known = { publishedAt: this.known.publishedAt, ...server };
    this.state = { kind: "saved", at: savedAt };
    void this.keep();
  }

  /** Resolves the conflict of one field. */
  resolve(conflict: Conflict, choice: "ours" | "theirs"): void {
    if (choice === "theirs") this.store.set(conflict.slice, conflict.leaf, conflict.theirs);
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    void (this.conflicts.length === 0 ? this.flush() : this.keep());
  }

  /** Ends the news of other editors' changes. */
  dismissNews(): void {
    this.news = undefined;
  }

  /** Puts the form back as it was before other editors' changes, as one undo step. */
  putBack(): void {
    if (this.news) restoreContent(this.store, this.news.before);
    this.news = undefined;
    this.conflicts = [];
    void this.flush();
  }

  /** Writes the local copy. */
  async keep(): Promise<void> {
    this.keeping.cancel();
    const { base, currentEtag: etag, conflicts } = this;
    const store = this.store;
    const hasCopy = await this.api.keep({ base, etag, conflicts, content: store.content, steps: store.history.steps });
    runInAction(() => {
      this.hasCopy = hasCopy;
    });
  }

  private noteChange(): void {
    // Others' changes that were merged are no typing here.
    if (["saved", "partial", "rejected"].includes(this.state.kind) && this.hasUnsent) this.state = { kind: "editing" };
    this.keeping.call();
    if (!["signed-out", "offline", "gone"].includes(this.state.kind)) this.sending.call();
  }

  private async send(): Promise<void> {
    await this.guard(async () => {
      const { zoneNames } = this.store;
      for (let merges = 0, refusals = 0; this.conflicts.length === 0;) {
        const all = this.store.content;
        this.setRefused(this.refused.filter((field) => isStillRefused(field, all, zoneNames)));
        const content = leaveOut(this.refused, all, { base: this.base, zoneNames });
        if (isSame(content, this.base)) break;
        this.setState({ kind: "saving" });
        try {
          this.setServer({ content, ...(await this.api.save(content, this.currentEtag)) });
        } catch (error) {
          const refused = listRefused(error, content, zoneNames).filter((field) => !this.isRefused(field));
          if (refused.length > 0 && ++refusals <= maxRefusals) this.setRefused([...this.refused, ...refused]);
          else if (error instanceof StudioError && error.status === 412 && ++merges <= maxMerges) await this.merge();
          else throw error;
        }
      }
      this.failures = 0;
      if (this.conflicts.length > 0) this.setState({ kind: "conflict" });
      else if (this.refused.length > 0) this.setState({ kind: "partial", refused: this.refused });
      else if (this.state.kind !== "saved") this.setState({ kind: "saved", at: Date.now() });
    });
  }

  private async merge(): Promise<void> {
    const theirs = await this.api.load();
    runInAction(() => {
      const { zoneNames, content: before } = this.store;
      const merged = mergeContent(this.base, before, theirs.content, zoneNames);
      const versions = { base: this.base, ours: before, theirs };
      this.news = addMergeNews(this.news, versions, { known: this.known, zoneNames });
      this.store.adopt(merged.content);
      const isNew = (one: Conflict) =>
        !merged.conflicts.some(({ slice, leaf }) => slice === one.slice && leaf === one.leaf);
      this.conflicts = [...this.conflicts.filter(isNew), ...merged.conflicts];
      this.base = theirs.content;
      this.currentEtag = theirs.etag;
      this.known = theirs;
    });
    await this.keep();
  }

  private async guard(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      await this.keep();
      this.setState(toSaveState(error));
      // A document that was left is sent from its local copy when it is opened again.
      if (this.state.kind === "offline" && !this.isStopped) this.scheduleRetry();
    }
  }

  private scheduleRetry(): void {
    const delayMs = retryDelaysMs[Math.min(this.failures, retryDelaysMs.length - 1)];
    this.failures += 1;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.flush(), delayMs);
  }

  private setState = (state: SaveState): void => {
    this.state = state;
  };

  private isRefused = ({ slice, leaf }: RefusedField): boolean =>
    this.refused.some((one) => one.slice === slice && one.leaf === leaf);

  private setRefused = (refused: readonly RefusedField[]): void => {
    this.refused = refused;
  };
}

const isSame = (one: DocumentContent, other: DocumentContent) => isSameJson({ ...one }, { ...other });
