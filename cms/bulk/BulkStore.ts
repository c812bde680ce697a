import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";

import { changeMany, undoMany } from "./api.ts";
import type { OnProgress } from "./api.ts";
import type { BulkAction, BulkOutcome, BulkRequest, BulkResult } from "./contract.ts";
import type { Selectable } from "./Selection.ts";

type Requests = { change: typeof changeMany; undo: typeof undoMany };
type Options = Partial<Requests> & {
  action: BulkAction;
  rows: readonly Selectable[];
  onFailure?: (error: unknown) => void;
};

type Version = { id: string; lang: string; etag?: string | undefined };

type State =
  | { kind: "open" }
  | { kind: "checking" | "running" | "undoing"; done: number; total: number }
  | { kind: "checked" | "done" | "undone"; result: BulkResult }
  | { kind: "failed"; error: unknown };

/** What an action needs besides the documents. */
export type BulkValues = Pick<BulkRequest, "label" | "at" | "release" | "note" | "lang" | "add" | "remove" | "parent">;

/** One action on picked documents: what it needs, the check, the change with its progress, the result and its undo. */
export class BulkStore {
  state: State = { kind: "open" };
  values: Partial<BulkValues> = {};
  declined: string[] = [];
  /** Title of the page below which the others move. */
  parentTitle = "";
  /** Languages that are left out. */
  private skippedLangs: readonly string[] = [];
  /** Documents that are left out. */
  private skipped: ReadonlySet<string> = new Set();
  readonly action: BulkAction;
  /** Whether a picked document has several of its language versions in the set: these are counted then. */
  readonly hasLanguages: boolean;
  private readonly versions: readonly Version[];
  private readonly requests: Requests;
  private readonly onFailure: (error: unknown) => void;

  constructor({ action, rows, onFailure = () => undefined, ...requests }: Options) {
    this.action = action;
    this.versions = rows.flatMap<Version>(({ id, lang, etag, versions }) => versions ?? [{ id, lang, etag }]);
    this.hasLanguages = this.versions.length > rows.length;
    this.requests = { change: changeMany, undo: undoMany, ...requests };
    this.onFailure = onFailure;
    const fixed = { action: false, hasLanguages: false, versions: false, requests: false, onFailure: false } as const;
    makeAutoObservable<this, "versions" | "requests" | "onFailure" | "skippedLangs" | "skipped">(
      this,
      { ...fixed, state: observableRef, skippedLangs: observableRef, skipped: observableRef },
      { autoBind: true },
    );
  }

  /** Languages of the picked documents. */
  get langs(): string[] {
    return [...new Set(this.versions.map(({ lang }) => lang))];
  }

  /** Ids of the documents that the action is for. */
  get ids(): string[] {
    const ids = this.versions.filter(({ id, lang }) => this.hasLang(lang) && !this.skipped.has(id)).map(({ id }) => id);
    return [...new Set(ids)];
  }

  get isBusy(): boolean {
    return this.state.kind === "checking" || this.state.kind === "running" || this.state.kind === "undoing";
  }

  get result(): BulkResult | undefined {
    return "result" in this.state ? this.state.result : undefined;
  }

  /** Whether everything is given that the action needs. */
  get isComplete(): boolean {
    const { at, release, lang, add = [], remove = [], parent } = this.values;
    const needs: Partial<Record<BulkAction, boolean>> = {
      schedule: at !== undefined,
      release: release !== undefined,
      translate: lang !== undefined,
      tag: add.length + remove.length > 0,
      move: parent !== undefined,
    };
    return this.ids.length > 0 && (needs[this.action] ?? true);
  }

  /** The documents of the result with one of these outcomes. */
  list(...outcomes: BulkOutcome["outcome"][]): readonly BulkOutcome[] {
    return this.result?.documents.filter(({ outcome }) => outcomes.includes(outcome)) ?? [];
  }

  /** Picks the page below which the others move; null for none. */
  moveBelow(parent: { id: string; label: string } | null | undefined): void {
    this.parentTitle = parent?.label ?? "";
    this.change({ parent: parent === null ? null : parent?.id });
  }

  hasLang(lang: string): boolean {
    return !this.skippedLangs.includes(lang);
  }

  pickLang(lang: string, isPicked: boolean): void {
    const others = this.skippedLangs.filter((one) => one !== lang);
    this.skippedLangs = isPicked ? others : [...others, lang];
    this.state = { kind: "open" };
  }

  /** Changes what the action needs, so that it is checked again; words decide nothing. */
  change(values: Partial<BulkValues>): void {
    this.values = { ...this.values, ...values };
    if (!Object.keys(values).every((name) => name === "note" || name === "label")) this.state = { kind: "open" };
  }

  decline(declined: string[]): void {
    this.declined = declined;
  }

  /** Leaves out the documents whose errors stop the others, and checks again. */
  async leaveOutStopped(): Promise<void> {
    this.skipped = new Set([...this.skipped, ...this.list("stopped").map(({ id }) => id)]);
    if (this.ids.length > 0) await this.check();
    else this.state = { kind: "open" };
  }

  /** Asks what would happen. */
  async check(): Promise<void> {
    const { versions } = this;
    const documents = this.ids.map((id) => ({ id, etag: versions.find((one) => one.id === id)?.etag }));
    await this.run("checking", "checked", (onProgress) =>
      this.requests.change({ ...this.toRequest(), documents, is_dry_run: true }, onProgress),
    );
  }

  /** Does it, for the documents as they were checked. */
  async apply(): Promise<void> {
    const checked = this.result?.documents ?? [];
    const documents = checked.filter(({ outcome }) => outcome === "ready").map(({ id, etag }) => ({ id, etag }));
    await this.run("running", "done", (onProgress) =>
      this.requests.change({ ...this.toRequest(), documents, declined: this.declined }, onProgress),
    );
  }

  /** Takes it back. */
  async undo(): Promise<void> {
    const id = this.result?.id;
    if (id) await this.run("undoing", "undone", (onProgress) => this.requests.undo(id, onProgress));
  }

  private toRequest(): Partial<BulkRequest> {
    return { action: this.action, ...this.values };
  }

  private async run(
    kind: "checking" | "running" | "undoing",
    end: "checked" | "done" | "undone",
    task: (onProgress: OnProgress) => Promise<BulkResult>,
  ): Promise<void> {
    const report = (done: number, total: number) => {
      this.state = { kind, done, total };
    };
    report(0, 0);
    try {
      const result = await task((done, total) => runInAction(() => report(done, total)));
      runInAction(() => {
        this.state = { kind: end, result };
      });
    } catch (error) {
      this.onFailure(error);
      runInAction(() => {
        this.state = { kind: "failed", error };
      });
    }
  }
}
