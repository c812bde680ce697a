import { createHash } from "node:crypto";
import { array, mixed, number, object } from "yup";
import type { InferType } from "yup";

import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isEnvelope, readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

const isVersion = (value: unknown): value is JsonObject => isObject(value) && isObject(value.data) && isEnvelope(value);

/** A stored version of a document, as JSON. */
export const versionSchema = mixed<JsonObject>(isVersion);

const schema = object({ bytes: number().required(), documents: array(versionSchema.required()).required() });

const megabyte = 1_048_576;
const maxMegabytes = 8;
const maxTotalMegabytes = 64;

/** What previews show, by its hash: previews of the same versions share it. Bounded, since all of it is in memory. */
export class PreviewContents {
  private readonly records: CachedRecords<InferType<typeof schema>>;

  constructor(store: ContentStore) {
    this.records = new CachedRecords(store, "cms_preview_contents", schema);
  }

  find = (key: string): StoredDocument[] | undefined => this.records.find(key)?.documents.map(toVersion);

  /** Stores versions and returns their key. Throws `WriteError` (413, 409) for what is too much. Callers hold a write. */
  async add(documents: readonly StoredDocument[]): Promise<string> {
    const stored = documents.map(toStored);
    const text = JSON.stringify(stored);
    const key = createHash("sha256").update(text).digest("base64url");
    if (this.records.find(key)) return key;
    const bytes = Buffer.byteLength(text);
    if (bytes > maxMegabytes * megabyte) {
      const sentence = `A preview link shows at most ${maxMegabytes} MB; let it follow the draft instead`;
      throw new WriteError(413, sentence, [], named("preview-large", maxMegabytes));
    }
    const total = this.records.all.reduce((sum, one) => sum + one.bytes, bytes);
    if (total > maxTotalMegabytes * megabyte)
      throw new WriteError(409, "There are too many preview links; end some of them first", [], named("preview-many"));
    await this.records.put(key, { bytes, documents: stored });
    return key;
  }

  /** Deletes everything but what some keys name. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    await this.records.remove(...this.records.entries.flatMap(([key]) => (keys.has(key) ? [] : [key])));
  }
}

/** A document from its JSON. */
export const toVersion = (value: JsonObject): StoredDocument => ({
  ...readEnvelope(value),
  data: isObject(value.data) ? value.data : {},
});
