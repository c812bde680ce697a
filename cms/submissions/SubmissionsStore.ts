import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { LatestRequest } from "#cms/shell/LatestRequest.ts";

import { loadSubmissions } from "./api.ts";
import type { Submission, SubmissionQuery, Submissions } from "./contract.ts";

type State = { kind: "loading" } | { kind: "ready" } | { kind: "failed"; error: unknown };

type Options = {
  /** Id of a person: first only what is assigned to them. */
  assignee?: string | undefined;
  /** Name of a form: first only what was sent with it. */
  form?: string | undefined;
  load?: typeof loadSubmissions;
  onFailure?: (error: unknown) => void;
};

const typingMs = 200;

/** The list of submissions with its filters, and the pages of it that are shown. */
export class SubmissionsStore {
  query: SubmissionQuery;
  rows: Submission[] = [];
  forms: Submissions["forms"] = [];
  hasMore = false;
  state: State = { kind: "loading" };
  private readonly latest = new LatestRequest();
  private readonly request: typeof loadSubmissions;
  private readonly onFailure: (error: unknown) => void;

  constructor({ assignee, form, load = loadSubmissions, onFailure = () => undefined }: Options = {}) {
    this.query = { state: "open", assignee, form };
    this.request = load;
    this.onFailure = onFailure;
    makeAutoObservable<this, "latest" | "request" | "onFailure">(
      this,
      { latest: false, request: false, onFailure: false, query: observableRef, rows: observableRef },
      { autoBind: true },
    );
  }

  /** Shows what fits another filter; typing is awaited. */
  filter(change: SubmissionQuery): void {
    this.query = { ...this.query, ...change };
    if ("search" in change) this.latest.schedule(() => void this.load(), typingMs);
    else void this.load();
  }

  /** Loads the first page, or the next one. */
  async load({ isNext = false } = {}): Promise<void> {
    const signal = this.latest.start();
    if (!isNext) this.state = { kind: "loading" };
    try {
      const before = isNext ? this.rows.at(-1)?.id : undefined;
      const { results, hasMore, forms } = await this.request({ ...this.query, before }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.rows = isNext ? [...this.rows, ...results] : results;
        Object.assign(this, { hasMore, forms, state: { kind: "ready" } });
      });
    } catch (error) {
      if (signal.aborted) return;
      this.onFailure(error);
      runInAction(() => (this.state = { kind: "failed", error }));
    }
  }

  /** Shows a changed submission in its place, also when it no longer fits the filter. */
  replace(changed: Submission): void {
    this.rows = this.rows.map((row) => (row.id === changed.id ? changed : row));
  }

  drop(id: string): void {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  stop(): void {
    this.latest.stop();
  }
}
