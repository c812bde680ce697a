import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import type { ContentStore } from "./ContentStore.server.ts";

/** What is published over the seed: a document, or null for an unpublished one. */
export type PublishedRow = {
  document: JsonObject | null;
  /** In milliseconds. */
  publishedAt: number;
  /** Differs for each version of this process. */
  revision: number;
};

/** Documents published or unpublished through the API, by id; they override the files of the seed. */
export class PublishedDocuments {
  readonly #store: ContentStore;
  #rows = new Map<string, PublishedRow>();
  #revisions = 0;

  constructor(store: ContentStore) {
    this.#store = store;
    store.follow("cms_published", this);
  }

  get entries(): ReadonlyMap<string, PublishedRow> {
    return this.#rows;
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.#revisions;
  }

  /** Publishes a version of a document, or unpublishes it with null, as part of the current write. */
  async put(id: string, document: JsonObject | null, publishedAt: number): Promise<void> {
    const row = { document: document && JSON.stringify(document), published_at: publishedAt };
    await this.#store.db
      .insertInto("cms_published")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    this.#set(id, document, publishedAt);
    this.#store.touch("cms_published", id);
  }

  /** Deletes an entry, so that the file of the document is shown again, as part of the current write. */
  async remove(id: string): Promise<void> {
    await this.#store.db.deleteFrom("cms_published").where("id", "=", id).execute();
    this.#revisions += 1;
    this.#rows.delete(id);
    this.#store.touch("cms_published", id);
  }

  /** Reads some rows, or all, after a write of another instance or a failed one. */
  async reload(ids: readonly string[] | undefined): Promise<void> {
    let query = this.#store.db.selectFrom("cms_published").selectAll();
    if (ids) query = query.where("id", "in", [...ids]);
    const rows = await query.orderBy("id").execute();
    this.#revisions += 1;
    for (const id of ids ?? [...this.#rows.keys()]) this.#rows.delete(id);
    for (const row of rows) this.#set(row.id, isObject(row.document) ? row.document : null, row.published_at);
  }

  #set(id: string, document: JsonObject | null, publishedAt: number): void {
    this.#revisions += 1;
    this.#rows.set(id, { document, publishedAt, revision: this.#revisions });
  }
}
