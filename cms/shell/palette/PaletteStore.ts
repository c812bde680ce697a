import { foldText, toSearchWords } from "#contracts/foldText.ts";
import type { Documents, DocumentSearch, DocumentSummary } from "#cms/list/contract.ts";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { searchDocuments } from "#cms/list/api.ts";
import { LatestRequest } from "#cms/shell/LatestRequest.ts";

import { isNamed, rankDocuments } from "./rankDocuments.ts";

/** A command of the palette, found by its keywords. */
export type Command = { id: string; label: string; words?: string; run: () => void };

export type PaletteItem =
  | { kind: "document"; id: string; document: DocumentSummary; isInText: boolean }
  | { kind: "command"; id: string; command: Command };

type Options = {
  commands: readonly Command[];
  /** The language in which a page is listed that exists in several. */
  lang?: string;
  search?: (search: DocumentSearch, signal?: AbortSignal) => Promise<Documents>;
  onFailure?: (error: unknown) => void;
};

const maxDocuments = 12;
// More than are shown, so that the best of them are.
const maxRanked = 40;
const maxCommandsBesideDocuments = 4;
const typingMs = 60;

/** State of the palette: query, results, and the option that Enter opens. */
export class PaletteStore {
  text = "";
  documents: readonly DocumentSummary[] = [];
  isSearching = true;
  failure: unknown;
  /** The query that `documents` match. */
  private searched = "";
  private chosen: string | undefined;
  private readonly latest = new LatestRequest();
  private readonly options: Required<Options>;

  constructor({ commands, lang = "", search = searchDocuments, onFailure = () => undefined }: Options) {
    this.options = { commands, lang, search, onFailure };
    makeAutoObservable<this, "latest" | "options">(
      this,
      { documents: observableRef, failure: observableRef, latest: false, options: false },
      { autoBind: true },
    );
  }

  /** Commands that match every typed word; all of them for an empty query. */
  get commands(): readonly Command[] {
    const words = toSearchWords(this.text);
    const found = this.options.commands.filter(({ label, words: more = "" }) =>
      words.every((word) => foldText(`${label} ${more}`).includes(word)),
    );
    return this.text.trim() && this.documents.length > 0 ? found.slice(0, maxCommandsBesideDocuments) : found;
  }

  /** Commands that begin with the query, then documents; after all commands when they have the words only in their text. */
  get items(): readonly PaletteItem[] {
    // The recently saved ones are no results.
    const found = this.searched === "" && this.text.trim() !== "" ? [] : this.documents;
    const documents = found.map((document) => {
      const id = `document-${document.id}`;
      return { kind: "document" as const, id, document, isInText: !isNamed(document, this.searched) };
    });
    const commands = this.commands.map((command) => ({
      kind: "command" as const,
      id: `command-${command.id}`,
      command,
    }));
    const text = foldText(this.text).trim();
    const begins = ({ command: { label, words = "" } }: (typeof commands)[number]) =>
      text !== "" && [label, words].some((name) => foldText(name).startsWith(text));
    return documents.every(({ isInText }) => isInText)
      ? [...commands, ...documents]
      : [...commands.filter(begins), ...documents, ...commands.filter((one) => !begins(one))];
  }

  /** What Enter opens: the choice, else what is called so, else the first. */
  get active(): PaletteItem | undefined {
    const text = foldText(this.text).trim();
    const isCalledSo = (item: PaletteItem) =>
      text !== "" && foldText(item.kind === "command" ? item.command.label : item.document.title) === text;
    return this.items.find(({ id }) => id === this.chosen) ?? this.items.find(isCalledSo) ?? this.items[0];
  }

  setText(text: string): void {
    this.text = text;
  }

  /** Searches after a short delay without typing. */
  type(text: string): void {
    this.setText(text);
    this.chosen = undefined;
    this.isSearching = true;
    this.latest.schedule(() => void this.load(), typingMs);
  }

  async load(): Promise<void> {
    const signal = this.latest.start();
    const text = this.text.trim();
    try {
      const { lang, search } = this.options;
      const pages = { by_page: true, ...(lang ? { prefer: lang } : {}) };
      const found = await search(
        { ...pages, limit: text ? maxRanked : 5, ...(text ? { text, excerpts: true } : {}) },
        signal,
      );
      if (signal.aborted) return;
      const searched = found.corrected ?? text;
      this.show(text ? rankDocuments(found.results, searched) : found.results, searched);
    } catch (error) {
      if (signal.aborted) return;
      runInAction(() => {
        this.failure = error;
        this.isSearching = false;
      });
      this.options.onFailure(error);
    }
  }

  /** Moves the selection, and wraps around at both ends. */
  move(step: number): void {
    const { items, active } = this;
    if (items.length === 0) return;
    const index = items.findIndex(({ id }) => id === active?.id);
    this.chosen = items[(index + step + items.length) % items.length]?.id;
  }

  choose(id: string): void {
    this.chosen = id;
  }

  stop(): void {
    this.latest.stop();
  }

  private show(documents: readonly DocumentSummary[], searched: string): void {
    this.searched = searched;
    this.documents = documents.slice(0, maxDocuments);
    this.failure = undefined;
    this.isSearching = false;
  }
}
