import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import type { Json } from "#cms/repository/domain/model/document.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { RecentRecords } from "#cms/repository/store/RecentRecords.server.ts";

import { bulkActions } from "./contract.ts";

const isJson = (value: unknown): value is NonNullable<Json> => value !== undefined && value !== null;

const storedSchema = object({
  id: string().required(),
  at: number().required(),
  by: personRefSchema.required(),
  action: string().oneOf(bulkActions).required(),
  undone: number().nullable().defined(),
  documents: array(
    object({
      id: string().required(),
      title: string().defined(),
      lang: string().defined(),
      /** Folder of the draft that was changed. */
      folder: string(),
      /** With a publication or removal: its time, and whether the document was on the site before. */
      published_at: number(),
      was_published: boolean(),
      /** Whether it had no draft there before. */
      is_new: boolean(),
      /** Hash of its content afterwards: another one was changed since. */
      content: string(),
      /** What was replaced: tags, or the parent. */
      former: mixed<NonNullable<Json>>(isJson),
    }).required(),
  ).required(),
});
export type StoredBulk = InferType<typeof storedSchema>;
export type StoredChange = StoredBulk["documents"][number];

/** The last changes of many documents with the data to revert them, latest first. */
export class BulkRecords extends RecentRecords<StoredBulk> {
  constructor(store: ContentStore) {
    super(store, "cms_bulk", storedSchema);
  }
}
