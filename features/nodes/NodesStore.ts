import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { defaultAvailability } from "@/features/shared/contracts/chains";
import type { ChainStatus } from "@/features/shared/contracts/chains";

import { requestNodes } from "./api";
import { filterRows, noFilters, writeFilters } from "./filters";
import type { Filters } from "./filters";
import type { NodeRow } from "./NodeRow";
import { isTooOld } from "./staleness";

const tries = 3;
const retryDelayMs = 10_000;

type Options = {
  request?: typeof requestNodes;
  /** Resolves after a number of milliseconds; tests pass one that does not wait. */
  wait?: (milliseconds: number) => Promise<void>;
  /** When loading the list first failed. */
  failedSince?: string | undefined;
  /** When the page's list was read, as ISO text. */
  readAt?: string | undefined;
  /** Time of the page's list when it could not be refreshed. */
  staleSince?: string | undefined;
};

const unmeasured = { availability: defaultAvailability, isMeasured: false, lost: null, latency: null };

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The list of nodes and the visitor's filters. */
export class NodesStore {
  rows: readonly NodeRow[];
  filters: Filters;
  isSample: boolean;
  /** True until the first attempt has ended and while fetching. */
  isLoading = true;
  /** Why the last attempt failed: `not found`. */
  error: string | undefined;
  /** When loading the list first failed, as ISO text; `undefined` once it succeeded. */
  failedSince: string | undefined;
  /** Time of the list's data, as ISO text, while it cannot be refreshed; `undefined` when it is fresh. */
  staleSince: string | undefined;

  private readAt: string | undefined;
  private readonly request: typeof requestNodes;
  private readonly wait: (milliseconds: number) => Promise<void>;

  constructor(rows: readonly NodeRow[], filters: Filters = noFilters, isSample = false, options: Options = {}) {
    this.rows = rows;
    this.filters = filters;
    this.isSample = isSample;
    this.request = options.request ?? requestNodes;
    this.wait = options.wait ?? sleep;
    this.failedSince = options.failedSince;
    this.staleSince = options.staleSince;
    this.readAt = options.readAt;
    makeAutoObservable<this, "request" | "wait" | "readAt">(
      this,
      // Shallow: rows are replaced, never mutated, and deep observation of a thousand is slow.
      { rows: observableRef, request: false, wait: false, readAt: false },
      { autoBind: true },
    );
  }

  /** Rows of all tabs that fit search and filters. */
  get found(): NodeRow[] {
    return filterRows(this.rows, this.filters);
  }

  /** Rows of the chosen tab. */
  get shown(): NodeRow[] {
    return this.found.filter(({ status }) => status === this.filters.tab);
  }

  /** The key of the only row that the search leaves in the tab. */
  get match(): string | undefined {
    const [row, ...others] = this.shown;
    return this.filters.q.trim() && others.length === 0 ? row?.key : undefined;
  }

  /** Number of rows by tab. */
  get counts(): Record<ChainStatus, number> {
    const counts = { available: 0, inactive: 0, "coming-soon": 0 };
    for (const { status } of this.found) counts[status] += 1;
    return counts;
  }

  /** Interfaces that any row has. */
  get interfaces(): string[] {
    return [...new Set(this.rows.flatMap((row) => row.interfaces))];
  }

  /** Families with at least one row. */
  get families(): string[] {
    return [...new Set(this.rows.flatMap((row) => row.families))];
  }

  /** URL query of the current filters. */
  get query(): string {
    return writeFilters(this.filters);
  }

  get hasFilters(): boolean {
    return writeFilters({ ...this.filters, tab: "available" }) !== "";
  }

  choose(change: Partial<Filters>): void {
    this.filters = { ...this.filters, ...change };
  }

  clear(): void {
    this.filters = { ...noFilters, tab: this.filters.tab };
  }

  /**
   * Fetches the list: three tries ten seconds apart; then `not found`. The last list is kept for an hour,
   * then the catalogue with the default availability is used.
   */
  async fetch(): Promise<void> {
    this.isLoading = true;
    this.error = undefined;
    try {
      const { rows, isSample, readAt, staleSince } = await this.tryRequest();
      runInAction(() => {
        this.rows = this.keepOffered(rows);
        this.isSample = isSample;
        this.failedSince = undefined;
        this.staleSince = staleSince ?? undefined;
        this.readAt = readAt ?? undefined;
      });
    } catch (error) {
      console.error("nodes: the list could not be fetched", error);
      runInAction(() => this.fallBack(error));
    } finally {
      runInAction(() => (this.isLoading = false));
    }
  }

  private async tryRequest(): ReturnType<typeof requestNodes> {
    for (let attempt = 1; attempt < tries; attempt += 1) {
      try {
        return await this.request();
      } catch (error) {
        console.warn(`nodes: attempt ${attempt} failed`, error);
        await this.wait(retryDelayMs);
      }
    }
    try {
      return await this.request();
    } catch (error) {
      throw new Error("not found", { cause: error });
    }
  }

  /** The page may show a subset of the catalogue (such as chains with private servers): updates add no rows. */
  private keepOffered(rows: readonly NodeRow[]): NodeRow[] {
    const offered = new Set(this.rows.map(({ key }) => key));
    return rows.filter(({ key }) => offered.has(key));
  }

  private fallBack(error: unknown): void {
    this.error = error instanceof Error ? error.message : String(error);
    if (this.readAt && !isTooOld(this.readAt)) {
      this.staleSince = this.readAt;
      return;
    }
    this.staleSince = undefined;
    this.failedSince ??= new Date().toISOString();
    this.rows = this.rows.map((row) => ({ ...row, ...unmeasured }));
  }
}
