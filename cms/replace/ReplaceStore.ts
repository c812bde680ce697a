import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";

import type { Replacement, ReplacementPlaces, ReplacementSearch } from "./contract.ts";
import { isInWord } from "./isInWord.ts";
import { isKey } from "./isKey.ts";
import { keepCapital } from "./keepCapital.ts";
import { loadReplacements, replacePlaces, searchPlaces, undoReplacement } from "./api.ts";

const service = { search: searchPlaces, replace: replacePlaces, load: loadReplacements, undo: undoReplacement };
type Requests = typeof service;

type Options = Partial<Requests> & {
  /** Called with every failure, including an ended session. */
  onFailure?: (error: unknown) => void;
};

export type ReplaceState =
  | { kind: "idle" | "searching" | "replacing" | "undoing" }
  | { kind: "found"; total: number }
  | { kind: "replaced" | "undone"; replacement: Replacement }
  | { kind: "failed"; error: unknown };

/** The search; an empty language means all. */
export type ReplaceQuery = Required<Pick<ReplacementSearch, "text" | "whole_words" | "match_case">> & {
  lang: string;
};

/** Places that a search found in one document. */
export type FoundDocument = NonNullable<ReplacementPlaces["results"]>[number];

/** Find and replace in all documents: search, pick places, replace them, undo. */
export class ReplaceStore {
  query: ReplaceQuery = { text: "", whole_words: false, match_case: false, lang: "" };
  replacement = "";
  state: ReplaceState = { kind: "idle" };
  found: readonly FoundDocument[] = [];
  former: readonly Replacement[] = [];
  /** Places excluded from replacing. */
  private readonly skipped = new Set<string>();
  /** The search of the current results. */
  private searched: ReplaceQuery | undefined;
  private readonly requests: Requests;
  private readonly onFailure: (error: unknown) => void;

  constructor({ onFailure = () => undefined, ...requests }: Options = {}) {
    this.requests = { ...service, ...requests };
    this.onFailure = onFailure;
    makeAutoObservable<this, "requests" | "onFailure">(
      this,
      { requests: false, onFailure: false, found: observableRef, former: observableRef, state: observableRef },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return ["searching", "replacing", "undoing"].includes(this.state.kind);
  }

  /** How many of the found places are picked. */
  get pickedCount(): number {
    return this.found.reduce((sum, document) => sum + this.countPicked(document), 0);
  }

  /** Documents with a picked place. */
  get pickedDocuments(): readonly FoundDocument[] {
    return this.found.filter((document) => this.countPicked(document) > 0);
  }

  get canReplace(): boolean {
    return !this.isBusy && this.pickedCount > 0;
  }

  change(query: Partial<ReplaceQuery>): void {
    this.query = { ...this.query, ...query };
  }

  setReplacement(text: string): void {
    this.replacement = text;
  }

  /** What stands in place of a match. */
  writeReplacement(found: string): string {
    return keepCapital(found, { text: this.searched?.text ?? "", replacement: this.replacement });
  }

  isPicked({ document }: FoundDocument, index: number): boolean {
    return !this.skipped.has(toKey(document.id, index));
  }

  countPicked(found: FoundDocument): number {
    return found.places.filter(({ index }) => this.isPicked(found, index)).length;
  }

  /** Picks or excludes a place; without an index, all places of the document. */
  pick({ document, places }: FoundDocument, isPicked: boolean, index?: number): void {
    for (const match of places) {
      if (index !== undefined && match.index !== index) continue;
      if (isPicked) this.skipped.delete(toKey(document.id, match.index));
      else this.skipped.add(toKey(document.id, match.index));
    }
  }

  /** Picks or excludes every place. */
  pickAll(isPicked: boolean): void {
    for (const found of this.found) this.pick(found, isPicked);
  }

  /** The last replacements. */
  async load(signal?: AbortSignal): Promise<void> {
    try {
      const { results } = await this.requests.load(signal);
      runInAction(() => {
        this.former = results;
      });
    } catch (error) {
      if (!signal?.aborted) this.onFailure(error);
    }
  }

  async search(): Promise<void> {
    if (this.query.text === "") return;
    await this.run("searching", () => this.find());
  }

  /** Replaces the picked places as they were found. */
  async replace(): Promise<void> {
    const { searched, replacement } = this;
    if (!searched || !this.canReplace) return;
    const documents = this.pickedDocuments.map((found) => ({
      id: found.document.id,
      etag: found.etag,
      places: found.places.map(({ index }) => index).filter((index) => this.isPicked(found, index)),
    }));
    const { text, whole_words, match_case } = searched;
    await this.run("replacing", async () => {
      const done = await this.requests.replace({
        text,
        whole_words,
        match_case,
        replacement,
        documents,
      });
      await this.load();
      return this.finish({ kind: "replaced", replacement: done });
    });
  }

  async undo(id: string): Promise<void> {
    await this.run("undoing", async () => {
      const replacement = await this.requests.undo(id);
      await this.load();
      return this.finish({ kind: "undone", replacement });
    });
  }

  private async find(): Promise<ReplaceState> {
    const searched = this.query;
    const { lang, ...query } = searched;
    const { total, results } = await this.requests.search({ ...query, ...(lang ? { lang } : {}) });
    runInAction(() => {
      this.searched = searched;
      this.skipped.clear();
      this.found = results;
      for (const { document, places } of results)
        for (const match of places)
          if (isInWord(match) || isKey(match)) this.skipped.add(toKey(document.id, match.index));
    });
    return { kind: "found", total };
  }

  private finish(state: ReplaceState): ReplaceState {
    runInAction(() => {
      this.found = [];
    });
    return state;
  }

  private async run(kind: "searching" | "replacing" | "undoing", task: () => Promise<ReplaceState>): Promise<void> {
    this.state = { kind };
    try {
      const state = await task();
      runInAction(() => {
        this.state = state;
      });
    } catch (error) {
      this.onFailure(error);
      runInAction(() => {
        this.state = { kind: "failed", error };
      });
    }
  }
}

const toKey = (id: string, index: number) => `${index} ${id}`;
