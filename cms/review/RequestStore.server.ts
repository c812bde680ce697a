import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { momentSchema } from "#cms/schedules/moment.contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

const requestSchema = object({
  document: string().required(),
  by: personRefSchema.required(),
  at: number().required(),
  note: string().defined(),
  /** Who is to publish, and until when, in milliseconds; null for any publisher, and for no date. */
  to: personRefSchema.nullable().default(null),
  due: momentSchema().nullable().default(null),
});
/** A draft awaiting a publisher. */
export type StoredRequest = InferType<typeof requestSchema>;

/** Drafts awaiting a publisher by document, oldest first. */
export class RequestStore {
  private readonly store: ContentStore;
  private readonly requests: CachedRecords<StoredRequest>;

  constructor(store: ContentStore) {
    this.store = store;
    this.requests = new CachedRecords(store, "cms_requests", requestSchema);
  }

  get all(): readonly StoredRequest[] {
    return this.requests.all;
  }

  find = (document: string): StoredRequest | undefined => this.requests.find(document);

  /** Adds a request, replacing one for the same document. */
  set(request: StoredRequest): Promise<void> {
    return this.store.write(async () => {
      await this.requests.remove(request.document);
      await this.requests.put(request.document, request);
    });
  }

  /** Removes a request; returns whether there was one. */
  remove(document: string): Promise<boolean> {
    return this.store.write(async () => {
      const isThere = this.find(document) !== undefined;
      if (isThere) await this.requests.remove(document);
      return isThere;
    });
  }
}
