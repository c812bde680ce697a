import { array, mixed, object, string } from "yup";
import type { InferType } from "yup";

import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { RecentRecords } from "#cms/repository/store/RecentRecords.server.ts";

import { replacementSchema } from "./contract.ts";

type Former = { index: number; text: string; spans: JsonObject[] };

const isFormer = (value: unknown): value is Former[] => Array.isArray(value);

const storedSchema = replacementSchema.shape({
  documents: array(
    object({
      id: string().required(),
      title: string().defined(),
      /** The release of its draft; null without one. */
      release: string().nullable().defined(),
      /** Hash of its content after the replacement. */
      content: string().required(),
      /** Previous texts, by index among the texts of the document. */
      texts: mixed<Former[]>(isFormer).required(),
      /** Whether it had no draft before. */
      is_new: mixed<boolean>((value): value is boolean => typeof value === "boolean").required(),
    }).required(),
  ).required(),
});
export type StoredReplacement = InferType<typeof storedSchema>;

/** The last replacements with the data to revert them, latest first. */
export class ReplacementStore extends RecentRecords<StoredReplacement> {
  constructor(store: ContentStore) {
    super(store, "cms_replacements", storedSchema);
  }
}
