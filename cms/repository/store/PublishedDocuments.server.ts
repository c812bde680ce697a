import { sql } from "kysely";

import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toDocument } from "#cms/repository/domain/model/readDocument.ts";

import type { ContentStore } from "./ContentStore.server.ts";

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
    await this.store.setAside(table, { id });
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
      const stored = document && this.store.unreadable.read(table, id, () => toOwnDocument(document, id));
      if (document && !stored) this.rows.delete(id);
      return stored ?? [];
    });
  }

  private set(id: string, row: Omit<PublishedRow, "revision">): void {
    this.revisions += 1;
    this.changed?.add(id);
    this.rows.set(id, { ...row, revision: this.revisions });
  }
}

/** A stored document; throws for one of another id. */
function toOwnDocument(value: object, id: string): StoredDocument {
  const document = toDocument(value);
  if (document.id !== id) throw new Error(`its document is ${document.id}, not that of its key`);
  return document;
}
