import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";

import { loadIndex, reportMissedSearch } from "./api";
import type { Finder } from "./api";
import { readCommands } from "./commands";
import type { Command } from "./commands";
import { groupHits } from "./entry";
import type { Entry, Hit, HitGroup } from "./entry";
import { findAction } from "./findAction";
import type { HitAction } from "./findAction";
import { listStarts } from "./listStarts";
import { forgetRecent, readRecent, rememberRecent } from "./recent";
import { getSearchUrl } from "./getSearchUrl";

const maxPerKind = 5;
// Until then more is typed.
const settledMs = 1_500;

type State = { kind: "loading" } | { kind: "ready"; index: Finder } | { kind: "failed" };

/** State of the search dialog: query, results and the active option. */
export class SearchStore {
  readonly locale: Locale;
  query = "";
  state: State = { kind: "loading" };
  /** When loading the index first failed, as ISO text; `undefined` once it succeeded. */
  failedSince: string | undefined = undefined;
  recent: Entry[] = [];
  /** Actions of the page, read when the search is opened. */
  private allCommands: Command[] = [];
  /** Results of `searched`; those of the query before stay until a server has responded. */
  hits: Hit[] = [];
  searched = "";
  /** Position in `choices` of the active option. */
  active = 0;

  private readonly load: (locale: Locale) => Promise<Finder>;
  private readonly report: typeof reportMissedSearch;
  private searching = new AbortController();
  private reporting: ReturnType<typeof setTimeout> | undefined;
  /** Searches without a result that were reported, each once. */
  private readonly reported = new Set<string>();

  constructor(locale: Locale, load: (locale: Locale) => Promise<Finder> = loadIndex, report = reportMissedSearch) {
    this.locale = locale;
    this.load = load;
    this.report = report;
    makeAutoObservable<this, "load" | "report" | "searching" | "reporting" | "reported" | "allCommands">(
      this,
      {
        load: false,
        report: false,
        locale: false,
        searching: false,
        reporting: false,
        reported: false,
        hits: observableRef,
        allCommands: observableRef,
      },
      { autoBind: true },
    );
  }

  get isAsking(): boolean {
    return this.query.trim() !== "";
  }

  /** Whether the results are those of the query. */
  get isSearched(): boolean {
    return this.state.kind === "ready" && this.searched === this.query;
  }

  /** Whether nothing was found, so that pages to begin with are offered instead. */
  get isMissed(): boolean {
    return this.isAsking && this.isSearched && this.hits.length === 0 && this.commands.length === 0;
  }

  /** Actions that the query means; all of them before anything is typed. */
  get commands(): Command[] {
    return this.isAsking ? this.allCommands.filter(({ isFor }) => isFor(this.query)) : this.allCommands;
  }

  get groups(): HitGroup[] {
    return groupHits(this.hits, maxPerKind);
  }

  /** Pages to begin with: all after a miss, else those that were not opened before. */
  get starts(): Entry[] {
    if (this.isMissed) return listStarts(this.locale);
    const opened = new Set(this.recent.map(({ path }) => path));
    return listStarts(this.locale).filter(({ path }) => !opened.has(path));
  }

  /** URLs of all options in display order, as the arrow keys reach them. */
  get choices(): string[] {
    const commands = this.commands.map(getCommandUrl);
    if (!this.isAsking) return [...[...this.recent, ...this.starts].map(({ path }) => path), ...commands];
    if (this.hits.length === 0) return [...commands, ...(this.isMissed ? this.starts.map(({ path }) => path) : [])];
    const [first = "", ...others] = this.groups.flatMap(({ hits }) => hits.map(({ path }) => path));
    return [...commands, first, ...(this.action ? [getActionUrl(this.action)] : []), ...others, this.pageUrl];
  }

  /** The action of the first result, shown below it. */
  get action(): HitAction | undefined {
    const first = this.groups[0]?.hits[0];
    return first && findAction(first, this.locale);
  }

  /** URL of the search page with the current query. */
  get pageUrl(): string {
    return getSearchUrl(this.query, this.locale);
  }

  get activeChoice(): string | undefined {
    return this.choices[this.active];
  }

  /** Resets the store with a query and the results opened before. */
  open(words = ""): Promise<void> {
    this.type(words);
    this.recent = readRecent(this.locale);
    this.allCommands = readCommands(this.locale);
    return this.read();
  }

  /** Loads the index; a failure is shown by `state`. */
  async read(): Promise<void> {
    if (this.state.kind === "ready") return;
    this.state = { kind: "loading" };
    try {
      const index = await this.load(this.locale);
      runInAction(() => {
        this.state = { kind: "ready", index };
        this.failedSince = undefined;
      });
      await this.find(index);
    } catch (error) {
      this.fail(error);
    }
  }

  type(query: string): void {
    this.query = query;
    this.active = 0;
    if (this.state.kind === "ready") this.find(this.state.index).catch(this.fail);
  }

  private async find(index: Finder): Promise<void> {
    this.searching.abort();
    const { signal } = (this.searching = new AbortController());
    const { query } = this;
    const hits = this.isAsking ? index.find(query, signal) : [];
    // An index responds at once, so that a keystroke shows its results.
    if (Array.isArray(hits)) return this.show(query, hits);
    try {
      this.show(query, await hits);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private show(query: string, hits: Hit[]): void {
    if (query !== this.query) return;
    this.hits = hits;
    this.searched = query;
    clearTimeout(this.reporting);
    if (!this.isMissed) return;
    this.reporting = setTimeout(() => this.reportMiss(query), settledMs);
  }

  private reportMiss(query: string): void {
    // More was typed, and its results are not there yet.
    if (query !== this.query || this.reported.has(query)) return;
    this.reported.add(query);
    this.report(query, this.locale);
  }

  private fail(error: unknown): void {
    console.warn("search: the index could not be read", error);
    this.state = { kind: "failed" };
    this.hits = [];
    this.failedSince ??= new Date().toISOString();
  }

  /** Moves the active option by one, wrapping at both ends. */
  move(by: 1 | -1): void {
    const { length } = this.choices;
    if (length > 0) this.active = (this.active + by + length) % length;
  }

  pointAt(path: string): void {
    this.active = Math.max(this.choices.indexOf(path), 0);
  }

  pick(entry: Entry): void {
    this.recent = rememberRecent(entry, this.locale);
  }

  forget(): void {
    forgetRecent(this.locale);
    this.recent = [];
    this.active = 0;
  }
}

/** The option value of an action of the page. */
export const getCommandUrl = ({ id }: Command) => `command:${id}`;

/** The option value of an action: its URL, or the text it copies. */
export const getActionUrl = (action: HitAction) => action.path ?? `copy:${action.text}`;
