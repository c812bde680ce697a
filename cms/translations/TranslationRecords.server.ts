import { maxDocumentBytes } from "#cms/drafts/contract.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { translationSchema } from "./contract.ts";
import type { Translation } from "./contract.ts";

/** Sources of translations by document, field by field. */
export class TranslationRecords {
  private readonly records: CachedRecords<Translation>;

  constructor(store: ContentStore) {
    this.records = new CachedRecords(store, "cms_translations", translationSchema);
  }

  find = (id: string): Translation | undefined => this.records.find(id);

  /** Every record with the id of its document. */
  get entries(): [id: string, record: Translation][] {
    return this.records.entries;
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.records.changes;
  }

  /**
   * Marks fields as done, or as not done with null; another source resets it. Throws `WriteError` (413) for more than a
   * document holds. Callers hold the mutex.
   */
  async change(id: string, { source, fields, copied }: Translation): Promise<Translation> {
    const record = this.records.find(id);
    const existing = record?.source === source ? record : undefined;
    const merged = { ...existing?.fields, ...fields };
    const next = {
      source,
      fields: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)),
      copied: { ...existing?.copied, ...copied },
    };
    if ([next.fields, next.copied].some((one) => Buffer.byteLength(JSON.stringify(one)) > maxDocumentBytes))
      throw new WriteError(413, `The marks of a translation have at most ${maxDocumentBytes / 1_048_576} MB`);
    await this.records.put(id, next);
    return next;
  }

  /** Ends the marks of a document. Callers hold the mutex. */
  remove = (id: string): Promise<void> => this.records.remove(id);
}
