import { createHash } from "node:crypto";

import type { PersonRef } from "#cms/people/contract.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { checkReadable } from "./checkReadable.server.ts";

/** An unpublished version of a document. */
export type Draft = {
  /** The editor's title of it. */
  title: string;
  /** Time of saving, in milliseconds. */
  saved: number;
  /** The person who saved it, if known. */
  by?: PersonRef | undefined;
  /** When they started it: consecutive saves by one person are one version. */
  since?: number | undefined;
  /** Publication dates in the repository the document was migrated from. */
  dates?: { first: string; last: string } | undefined;
  document: StoredDocument;
};

/** A hash of a draft's content, used as its ETag. */
export const getRevision = ({ title, document }: Draft): string =>
  createHash("sha256")
    .update(JSON.stringify([title, toStored(document)]))
    .digest("base64url")
    .slice(0, 22);

/** The draft of a document in a folder; throws `WriteError` (404) when there is none. */
export function getDraft(drafts: Pick<DraftStore, "find">, folder: string, id: string): Draft {
  const draft = drafts.find(folder, id);
  if (!draft) throw new WriteError(404, `Document ${id} has no draft`, [], named("no-draft"));
  return draft;
}

const table = "cms_drafts";

/** Folder of drafts outside of releases. */
export const unscheduled = "documents";

/**
 * Unpublished versions of documents, in memory and as rows; a folder is a release, or `unscheduled`. Stored as saved,
 * returned as the current models allow.
 */
export class DraftStore {
  private readonly store: ContentStore;
  private readonly models: () => Models;
  private readonly fitted = new WeakMap<Draft, { models: Models; draft: Draft }>();
  private folders = new Map<string, Map<string, Draft>>();
  private changeCount = 0;
  private readonly listeners: ((ids: readonly string[]) => void)[] = [];

  constructor(store: ContentStore, models: () => Models) {
    this.store = store;
    this.models = models;
    store.follow("cms_drafts", this);
  }

  /** Reads the drafts of some keys `folder/id`, or all, after a write of another instance or a failed one. */
  async reload(keys: readonly string[] | undefined): Promise<void> {
    const places = keys?.map(parseKey);
    let query = this.store.db.selectFrom("cms_drafts").select(["place", "id", "draft"]);
    if (places)
      query = query.where(
        "id",
        "in",
        places.map(({ id }) => id),
      );
    const rows = await query.orderBy("position").execute();
    const before = this.ids();
    if (!places) this.folders = new Map();
    for (const { place, id } of places ?? []) this.folders.get(place)?.delete(id);
    this.store.unreadable.clear(table, keys);
    for (const { place, id, draft: value } of rows) {
      const draft = this.store.unreadable.read(table, `${place}/${id}`, () => toDraft(value, id));
      if (draft) this.getFolder(place).set(id, draft);
    }
    this.changeCount += 1;
    this.tell(places ? places.map(({ id }) => id) : [...before, ...this.ids()]);
  }

  /** Calls a function with the ids of documents whose drafts changed. */
  onChange(listener: (ids: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  /** Every draft of a folder. */
  list = (folder: string): Draft[] => [...(this.folders.get(folder)?.values() ?? [])].map(this.fit);

  /** The documents of a folder whose type exists. */
  served = (folder: string): StoredDocument[] =>
    this.list(folder).flatMap(({ document }) => (this.models().types.has(document.type) ? [document] : []));

  /** Every draft of every folder. */
  everywhere = (): Draft[] => [...this.folders.keys()].flatMap(this.list);

  /** The documents of all drafts, of every folder. */
  all = (): StoredDocument[] => this.everywhere().map(({ document }) => document);

  /** The draft of a document in a folder. */
  find = (folder: string, id: string): Draft | undefined => {
    const draft = this.folders.get(folder)?.get(id);
    return draft && this.fit(draft);
  };

  /** Ids of all documents that have a draft anywhere. */
  ids = (): string[] => [...new Set([...this.folders.values()].flatMap((drafts) => [...drafts.keys()]))];

  /** Folders with a draft of a document. */
  findPlaces = (id: string): string[] =>
    [...this.folders].flatMap(([folder, drafts]) => (drafts.has(id) ? [folder] : []));

  /** A counter that grows with every change of any folder. */
  get changes(): number {
    return this.changeCount;
  }

  /** A text that changes with every change of a folder, equal on every instance. */
  describe = (folder: string): string =>
    [...(this.folders.get(folder)?.values() ?? [])]
      .map(({ document, saved }) => `${document.id} ${saved}`)
      .sort()
      .join("\n");

  /** The same for all folders. */
  describeAll = (): string => [...this.folders.keys()].sort().map(this.describe).join("\n\n");

  /** Saves a draft. Throws `WriteError` for one that could not be read again. */
  async save(folder: string, draft: Draft): Promise<void> {
    const { id } = draft.document;
    const stored = { ...draft, document: toStored(draft.document) };
    checkReadable(stored.document);
    const text = JSON.stringify(stored);
    await this.store.write(async () => {
      await this.store.setAside(table, { place: folder, id });
      await this.store.db
        .insertInto("cms_drafts")
        .values({ place: folder, id, draft: text })
        .onConflict((conflict) => conflict.columns(["place", "id"]).doUpdateSet({ draft: text }))
        .execute();
      this.getFolder(folder).set(id, stored);
      this.note(folder, id);
    });
  }

  /** Deletes a draft. */
  async remove(folder: string, id: string): Promise<void> {
    await this.store.write(async () => {
      await this.store.db.deleteFrom("cms_drafts").where("place", "=", folder).where("id", "=", id).execute();
      this.folders.get(folder)?.delete(id);
      this.note(folder, id);
    });
  }

  /** Deletes a folder with all its drafts. */
  async removeFolder(folder: string): Promise<void> {
    await this.store.write(async () => {
      for (const id of this.folders.get(folder)?.keys() ?? []) await this.remove(folder, id);
      this.folders.delete(folder);
    });
  }

  private note(folder: string, id: string): void {
    this.changeCount += 1;
    this.store.touch("cms_drafts", `${folder}/${id}`);
    this.tell([id]);
  }

  private tell(ids: readonly string[]): void {
    for (const listener of this.listeners) listener(ids);
  }

  private fit = (draft: Draft): Draft => {
    const models = this.models();
    const known = this.fitted.get(draft);
    if (known?.models === models) return known.draft;
    const fitted = { ...draft, document: fitDocument(draft.document, models) };
    this.fitted.set(draft, { models, draft: fitted });
    return fitted;
  };

  private getFolder(folder: string): Map<string, Draft> {
    const known = this.folders.get(folder) ?? new Map<string, Draft>();
    this.folders.set(folder, known);
    return known;
  }
}

function parseKey(key: string): { place: string; id: string } {
  const slash = key.indexOf("/");
  return { place: key.slice(0, slash), id: key.slice(slash + 1) };
}

/** A stored draft of a document; throws for what is none. */
function toDraft(value: unknown, id: string): Draft {
  if (!isObject(value) || !isObject(value.document) || !isObject(value.document.data))
    throw new Error("it has no document with data");
  const { first, last } = isObject(value.dates) ? value.dates : {};
  const dates = typeof first === "string" && typeof last === "string" ? { first, last } : undefined;
  const document = { ...readEnvelope(value.document), data: value.document.data };
  if (document.id !== id) throw new Error(`its document is ${document.id}, not that of its key`);
  const by = isObject(value.by) ? value.by : {};
  return {
    title: typeof value.title === "string" ? value.title : "",
    saved: typeof value.saved === "number" ? value.saved : 0,
    document,
    ...(typeof by.id === "string" && typeof by.name === "string" ? { by: { id: by.id, name: by.name } } : {}),
    ...(typeof value.since === "number" ? { since: value.since } : {}),
    ...(dates ? { dates } : {}),
  };
}
