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

/** Copies of documents in this browser, one for each tab that edits one. */
export class LocalCopies {
  private readonly store: UseStore;

  constructor(name = "studio-copies") {
    this.store = createStore(name, "copies");
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

  /** Copies of a document, newest first; outdated copies of other documents are deleted. */
  async list(document: string, now = Date.now()): Promise<LocalCopy[]> {
    const copies = await entries<string, LocalCopy>(this.store);
    const all = copies.flatMap(([key, copy]) => (key === modelsKey ? [] : [copy]));
    const isStale = (copy: LocalCopy) => copy.document !== document && now - copy.at > maxAgeMs;
    await Promise.all(all.filter(isStale).map((copy) => this.remove(copy)));
    return all.filter((copy) => copy.document === document).toSorted((a, b) => b.at - a.at);
  }
}

const toKey = ({ document, tab }: Pick<LocalCopy, "document" | "tab">) => `${document} ${tab}`;
