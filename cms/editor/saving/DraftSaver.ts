import { StudioError } from "#cms/http/StudioError.ts";
import { makeAutoObservable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { isSameJson } from "#cms/editor/store/json.ts";

import { Debounce, whenIdle } from "./Debounce.ts";
import type { LocalCopy } from "./LocalCopies.ts";
import { mergeContent } from "./mergeContent.ts";
import type { Conflict } from "./mergeContent.ts";
import { toSaveState } from "./SaveState.ts";
import type { SaveState } from "./SaveState.ts";

/** A document version on the server. */
export type ServerVersion = { content: DocumentContent; etag: string; savedAt: number };

/** Dependencies of the saver. Requests throw `StudioError`. */
export type SaverApi = {
  save: (content: DocumentContent, etag: string) => Promise<{ etag: string; savedAt: number }>;
  load: () => Promise<ServerVersion>;
  /** Returns whether the local copy was written. */
  keep: (copy: Omit<LocalCopy, "document" | "tab" | "at" | "summary">) => Promise<boolean>;
};

type SaverStart = { store: DocumentStore; server: ServerVersion; conflicts: Conflict[]; api: SaverApi };

const maxMerges = 5;
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Writes every change to local storage (within 0.8 s) and to the server (within 4 s), one save at a time. A version that
 * another editor saved meanwhile is merged; a field that both changed waits for a choice.
 */
export class DraftSaver {
  state: SaveState;
  /** Whether a local copy is written: storage may be blocked or full. */
  hasCopy = true;
  conflicts: Conflict[];
  private readonly store: DocumentStore;
  private readonly api: SaverApi;
  private base: DocumentContent;
  private currentEtag: string;
  private running: Promise<void> | undefined;
  private failures = 0;
  private readonly keeping = new Debounce(() => whenIdle(() => this.keep()), { waitMs: 300, maxWaitMs: 600 });
  private readonly sending = new Debounce(() => this.flush(), { waitMs: 1_000, maxWaitMs: 4_000 });
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ store, server, conflicts, api }: SaverStart) {
    this.store = store;
    this.api = api;
    this.base = server.content;
    this.currentEtag = server.etag;
    this.conflicts = conflicts;
    this.state = { kind: "saved", at: server.savedAt };
    const references = { state: observableRef, conflicts: observableRef, base: observableRef };
    makeAutoObservable<this, "base">(this, references, { autoBind: true });
  }

  /** Starts saving, unsaved changes at once; returns the function that stops it. */
  start(): () => void {
    const stop = reaction(() => this.store.content, this.noteChange);
    addEventListener("online", this.resume);
    if (this.hasUnsent) this.noteChange();
    return () => {
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

  /** Retries at once, after signing in or when the network is back. */
  resume(): void {
    this.failures = 0;
    clearTimeout(this.retryTimer);
    void this.flush();
  }

  /** Merges a newer server version that presence has reported. */
  async refresh(): Promise<void> {
    await this.flush();
    await this.guard(() => this.merge());
    if (this.hasUnsent) await this.flush();
  }

  /** Takes over the server's new ETag for unchanged content, after publishing or unpublishing. */
  setServer({ content, etag, savedAt }: ServerVersion): void {
    this.base = content;
    this.currentEtag = etag;
    this.state = { kind: "saved", at: savedAt };
    void this.keep();
  }

  /** Resolves the conflict of one field. */
  resolve(conflict: Conflict, choice: "ours" | "theirs"): void {
    if (choice === "theirs") this.store.set(conflict.slice, conflict.leaf, conflict.theirs);
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    void (this.conflicts.length === 0 ? this.flush() : this.keep());
  }

  /** Writes the local copy. */
  async keep(): Promise<void> {
    this.keeping.cancel();
    const { base, currentEtag: etag, conflicts } = this;
    const store = this.store;
    const hasCopy = await this.api.keep({ base, etag, conflicts, content: store.content, steps: store.history.steps });
    runInAction(() => {
      this.hasCopy = hasCopy;
      if (this.state.kind === "editing") this.state = { kind: "kept" };
    });
  }

  private noteChange(): void {
    if (["saved", "kept", "rejected"].includes(this.state.kind)) this.state = { kind: "editing" };
    this.keeping.call();
    if (this.state.kind !== "signed-out" && this.state.kind !== "offline") this.sending.call();
  }

  private async send(): Promise<void> {
    await this.guard(async () => {
      for (let merges = 0; this.conflicts.length === 0 && !isSame(this.store.content, this.base);) {
        const content = this.store.content;
        this.setState({ kind: "saving" });
        try {
          const { etag, savedAt } = await this.api.save(content, this.currentEtag);
          this.setServer({ content, etag, savedAt });
        } catch (error) {
          if (!(error instanceof StudioError) || error.status !== 412 || ++merges > maxMerges) throw error;
          await this.merge();
        }
      }
      this.failures = 0;
      if (this.conflicts.length > 0) this.setState({ kind: "conflict" });
      else if (this.state.kind !== "saved") this.setState({ kind: "saved", at: Date.now() });
    });
  }

  private async merge(): Promise<void> {
    const theirs = await this.api.load();
    runInAction(() => {
      const merged = mergeContent(this.base, this.store.content, theirs.content, this.store.zoneNames);
      this.store.adopt(merged.content);
      const isNew = (one: Conflict) =>
        !merged.conflicts.some(({ slice, leaf }) => slice === one.slice && leaf === one.leaf);
      this.conflicts = [...this.conflicts.filter(isNew), ...merged.conflicts];
      this.base = theirs.content;
      this.currentEtag = theirs.etag;
    });
    await this.keep();
  }

  private async guard(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      await this.keep();
      this.setState(toSaveState(error));
      if (this.state.kind === "offline") this.scheduleRetry();
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
}

const isSame = (one: DocumentContent, other: DocumentContent) => isSameJson({ ...one }, { ...other });
