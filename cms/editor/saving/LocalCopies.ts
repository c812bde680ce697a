import { createStore, del, entries, get, set } from "idb-keyval";
import type { UseStore } from "idb-keyval";

import type { StudioDocument } from "#cms/drafts/contract.ts";
import type { StudioModels } from "#cms/models/contract.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import type { HistorySteps } from "#cms/editor/store/History.ts";

import type { Conflict } from "./mergeContent.ts";

/** A document's copy in this browser's storage, written by one tab. */
export type LocalCopy = {
  document: string;
  /** Id of the tab that wrote it. */
  tab: string;
  /** Id of the person who typed it; absent in copies of earlier versions. */
  person?: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The server version that the changes are based on. */
  etag: string;
  base: DocumentContent;
  content: DocumentContent;
  conflicts: Conflict[];
  steps: HistorySteps;
  /** The document's metadata, needed to open it while the service is down. */
  summary: Omit<StudioDocument, "data">;
};

const modelsKey = "models";
const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;
// A blocked database neither opens nor fails.
const openMs = 2_000;

/**
 * Copies of documents in this browser, one for each tab that edits one. Where the browser has no storage for them, or does
 * not open it, each method but `write` rejects.
 */
export class LocalCopies {
  private readonly store: UseStore;
  private opening: Promise<unknown> | undefined;

  constructor(name = "studio-copies") {
    const store = createStore(name, "copies");
    this.store = async (mode, use) => {
      // Rejects where `indexedDB` is missing or throws.
      this.opening ??= withTimeout(store("readonly", () => undefined));
      await this.opening;
      return store(mode, use);
    };
  }

  /** Returns whether the copy was written: storage may be blocked or full. */
  write(copy: LocalCopy): Promise<boolean> {
    return set(toKey(copy), copy, this.store).then(
      () => true,
      (error: unknown) => {
        console.warn("studio: this browser stores no copy", error);
        return false;
      },
    );
  }

  remove(copy: Pick<LocalCopy, "document" | "tab">): Promise<void> {
    return del(toKey(copy), this.store);
  }

  writeModels(models: StudioModels): Promise<void> {
    return set(modelsKey, models, this.store);
  }

  /** The last models that were loaded. */
  readModels(): Promise<StudioModels | undefined> {
    return get(modelsKey, this.store);
  }

  /** Copies of a document that a person typed, newest first; outdated copies of other documents are deleted. */
  async list(document: string, person: string, now = Date.now()): Promise<LocalCopy[]> {
    const copies = await entries<string, LocalCopy>(this.store);
    const all = copies.flatMap(([key, copy]) => (key === modelsKey ? [] : [copy]));
    const isStale = (copy: LocalCopy) => copy.document !== document && now - copy.at > maxAgeMs;
    await Promise.all(all.filter(isStale).map((copy) => this.remove(copy)));
    const isOwn = (copy: LocalCopy) => copy.document === document && (copy.person ?? person) === person;
    return all.filter(isOwn).toSorted((a, b) => b.at - a.at);
  }
}

async function withTimeout(task: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The browser's database did not open within ${openMs} ms.`)), openMs);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

const toKey = ({ document, tab }: Pick<LocalCopy, "document" | "tab">) => `${document} ${tab}`;
