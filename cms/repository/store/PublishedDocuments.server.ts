import { sql } from "kysely";

import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toDocument } from "#cms/repository/domain/model/readDocument.ts";
import { getErrorMessage } from "#kit/log.ts";

import type { ContentStore } from "./ContentStore.server.ts";
import { toAsideKey } from "./UnreadableRows.server.ts";

/** What is published over the seed. */
export type PublishedRow = {
  /** In milliseconds. */
  publishedAt: number;
  /** Bytes of the stored document; null for an unpublished one. */
  size: number | null;
  /** Differs for each version of this process. */
  revision: number;
  /** The document's JSON, from when it was written or loaded until it is read. */
  text?: string | undefined;
};

const table = "cms_published";
const size = sql<number | null>`pg_column_size(document)`.as("size");

/** Documents published or unpublished through the API, by id; they override the files of the seed. */
export class PublishedDocuments {
  private readonly store: ContentStore;
  private rows = new Map<string, PublishedRow>();
  private revisions = 0;
  /** Ids of rows changed since the last `takeChanged`; `undefined` for all. */
  private changed: Set<string> | undefined;

  constructor(store: ContentStore) {
    this.store = store;
    store.follow(table, this);
  }

  get entries(): ReadonlyMap<string, PublishedRow> {
    return this.rows;
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.revisions;
  }

  /** Ids of the rows that changed since the last call; `undefined` when all were read again. */
  takeChanged(): ReadonlySet<string> | undefined {
    const changed = this.changed;
    this.changed = new Set();
    return changed;
  }

  /** Publishes a version of a document, or unpublishes it with null, as part of the current write. */
  async put(id: string, document: JsonObject | null, publishedAt: number): Promise<void> {
    const row = { document: document && JSON.stringify(document), published_at: publishedAt };
    if (this.store.unreadable.has(table, id)) await this.setAside(id);
    const stored = await this.store.db
      .insertInto(table)
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .returning(size)
      .executeTakeFirstOrThrow();
    this.set(id, { publishedAt, size: stored.size, ...(row.document ? { text: row.document } : {}) });
    this.store.touch(table, id);
  }

  /** Deletes an entry, so that the file of the document is shown again, as part of the current write. */
  async remove(id: string): Promise<void> {
    await this.store.db.deleteFrom(table).where("id", "=", id).execute();
    this.revisions += 1;
    this.rows.delete(id);
    this.changed?.add(id);
    this.store.touch(table, id);
  }

  /** Reads some rows, or all without their documents, after a write of another instance or a failed one. */
  async reload(ids: readonly string[] | undefined): Promise<void> {
    let query = this.store.db.selectFrom(table).select(["id", "published_at as publishedAt", size]);
    if (ids) query = query.where("id", "in", [...ids]);
    const rows = await query.orderBy("id").execute();
    this.revisions += 1;
    if (!ids) this.changed = undefined;
    for (const id of ids ?? []) this.changed?.add(id);
    for (const id of ids ?? [...this.rows.keys()]) this.rows.delete(id);
    this.store.unreadable.clear(table, ids);
    for (const { id, ...row } of rows) this.set(id, row);
    if (ids) await this.load(ids);
  }

  /** Reads the texts of some rows. */
  async load(ids: readonly string[]): Promise<void> {
    for (const document of await this.read(ids)) {
      const row = this.rows.get(document.id);
      if (row) row.text = JSON.stringify(document);
    }
  }

  /** The documents of some rows; one that cannot be read is named, and its row left out. */
  async read(ids: readonly string[]): Promise<StoredDocument[]> {
    const rows = await this.store.db
      .selectFrom(table)
      .select(["id", "document"])
      .where("id", "in", [...ids])
      .execute();
    return rows.flatMap(({ id, document }) => {
      if (!document) return [];
      try {
        const stored = toDocument(document);
        if (stored.id !== id) throw new Error(`its document is ${stored.id}, not that of its key`);
        return [stored];
      } catch (error) {
        this.rows.delete(id);
        this.store.unreadable.add(table, id, getErrorMessage(error));
        return [];
      }
    });
  }

  /** Keeps a row that cannot be read under another id. */
  private async setAside(id: string): Promise<void> {
    const kept = toAsideKey(id);
    await this.store.db.updateTable(table).set({ id: kept }).where("id", "=", id).execute();
    this.store.touch(table, kept);
    this.store.afterCommit(() => this.reload([id, kept]));
  }

  private set(id: string, row: Omit<PublishedRow, "revision">): void {
    this.revisions += 1;
    this.changed?.add(id);
    this.rows.set(id, { ...row, revision: this.revisions });
  }
}
