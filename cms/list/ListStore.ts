import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { LatestRequest } from "#cms/shell/LatestRequest.ts";

import type { Documents, DocumentSearch, DocumentState, DocumentSummary } from "./contract.ts";
import { searchDocuments } from "./api.ts";

export const sortedColumns = ["saved", "title", "state"] as const;
/** The columns by which the list is sorted; with `-` the other way round than at first: Z to A, or the oldest first. */
export const sorts = sortedColumns.flatMap((column) => [column, `-${column}`] as const);
export type Sort = (typeof sorts)[number];

/** Filters of the list; empty values do not filter. */
export type ListFilters = {
  text: string;
  type: string;
  lang: string;
  state: DocumentState | "";
  sort?: Sort | undefined;
};

type State = { kind: "loading" | "ready" } | { kind: "failed"; error: unknown };

type Options = {
  filters: ListFilters;
  search?: (search: DocumentSearch, signal?: AbortSignal) => Promise<Documents>;
  /** Called with every failure, including an ended session. */
  onFailure?: (error: unknown) => void;
};

// Page size, small enough that parsing a response drops no frame.
const pageSize = 100;
/** Debounce delay of typing, in milliseconds. */
const typingMs = 60;

/** The search that filters stand for, of pages in all their languages. */
export const toSearch = ({ text, type, lang, state, sort }: ListFilters): DocumentSearch => ({
  by_page: true,
  ...(text.trim() ? { text: text.trim(), excerpts: true } : {}),
  ...(type ? { types: [type] } : {}),
  ...(lang ? { lang } : {}),
  ...(state ? { states: [state] } : {}),
  ...(sort ? { order: sortedColumns.find((one) => sort.endsWith(one)), reverse: sort.startsWith("-") } : {}),
});

/** The list of documents: filters, and the matching rows loaded so far, one for a page in all its languages. */
export class ListStore {
  filters: ListFilters;
  rows: readonly DocumentSummary[] = [];
  total = 0;
  state: State = { kind: "loading" };
  /** Code of the reader's language: pages are listed in it, where they have it. */
  prefer: string | undefined;
  private next: string | undefined;
  private readonly latest = new LatestRequest();
  private isLoadingMore = false;
  private reachedIndex = 0;
  private readonly options: Required<Omit<Options, "filters">>;

  constructor({ filters, search = searchDocuments, onFailure = () => undefined }: Options) {
    this.filters = filters;
    this.options = { search, onFailure };
    makeAutoObservable<this, "next" | "latest" | "isLoadingMore" | "reachedIndex" | "options">(
      this,
      {
        rows: observableRef,
        prefer: false,
        next: false,
        latest: false,
        isLoadingMore: false,
        reachedIndex: false,
        options: false,
      },
      { autoBind: true },
    );
  }

  get isFiltered(): boolean {
    const { sort: _, ...filters } = this.filters;
    return Object.values(filters).some(Boolean);
  }

  /** The type without documents that the list shows; empty while it has some or other filters. */
  get emptyType(): string {
    const { type, sort: _, ...others } = this.filters;
    const isEmpty = this.state.kind === "ready" && this.total === 0;
    return isEmpty && !Object.values(others).some(Boolean) ? type : "";
  }

  /** How the list is sorted; by how well they match while words are searched. */
  get sort(): Sort | undefined {
    return this.filters.sort ?? (this.filters.text ? undefined : "saved");
  }

  /** Changes filters; typing is debounced. */
  filter(change: Partial<ListFilters>): void {
    this.filters = { ...this.filters, ...change };
    this.latest.schedule(() => void this.load(), "text" in change ? typingMs : 0);
  }

  /** Loads the first rows; a response to an outdated request is ignored. */
  async load(): Promise<void> {
    const signal = this.latest.start();
    if (this.state.kind === "failed") this.state = { kind: "loading" };
    try {
      const found = await this.options.search(this.toSearch(), signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.rows = found.results;
        this.total = found.total;
        this.next = found.next ?? undefined;
        this.reachedIndex = 0;
        this.state = { kind: "ready" };
      });
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Loads rows page by page up to this index, which is about to be visible. */
  async reach(index: number): Promise<void> {
    this.reachedIndex = Math.max(this.reachedIndex, index);
    if (this.isLoadingMore) return;
    this.isLoadingMore = true;
    try {
      while (this.next !== undefined && this.rows.length <= this.reachedIndex) await this.loadNext(this.next);
    } catch (error) {
      this.fail(error);
    } finally {
      this.isLoadingMore = false;
    }
  }

  /** Aborts the running request. */
  stop(): void {
    this.latest.stop();
  }

  private async loadNext(after: string): Promise<void> {
    const signal = this.latest.signal;
    try {
      const found = await this.options.search({ ...this.toSearch(), after }, signal);
      if (signal?.aborted) return;
      runInAction(() => {
        this.rows = [...this.rows, ...found.results];
        this.total = found.total;
        this.next = found.next ?? undefined;
      });
    } catch (error) {
      // The filters changed meanwhile, or the list was closed.
      if (!signal?.aborted) throw error;
      this.next = undefined;
    }
  }

  private toSearch(): DocumentSearch {
    return {
      limit: pageSize,
      ...toSearch(this.filters),
      ...(this.prefer ? { prefer: this.prefer } : {}),
    };
  }

  private fail(error: unknown): void {
    this.state = { kind: "failed", error };
    this.options.onFailure(error);
  }
}
