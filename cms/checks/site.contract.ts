import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { documentSummarySchema } from "#cms/list/contract.ts";

import { findingSchema } from "./contract.ts";

/** Problems of the whole site beyond those of a document alone: `orphan`, `link-dead`, `link-silent`, `translation-behind`. */
const siteFindingSchema = findingSchema.shape({
  /** Id of the document that has it. */
  document: string().required(),
});
export type SiteFinding = InferType<typeof siteFindingSchema>;

const unreadableSchema = object({
  /** A table and the key of its row, or the path of a file. */
  file: string().required(),
  /** One sentence in English. */
  reason: string().required(),
});
/** What is stored but cannot be read, and so takes no part. */
export type UnreadableFile = InferType<typeof unreadableSchema>;

/**
 * `GET /checks/site` → every problem of what is on the site, each published document in its newest version; and those
 * documents that have any. The first answer reads everything, later ones read what changed.
 */
export const siteChecksSchema = object({
  /** How many documents were checked. */
  checked: number().required(),
  findings: array(siteFindingSchema.required()).required(),
  /** When links that lead out were opened last (`npm run links`), in milliseconds; null when they never were. */
  links_checked: number().nullable().defined(),
  documents: array(documentSummarySchema.required()).required(),
  unreadable: array(unreadableSchema.required()).default([]),
});
export type SiteChecksResponse = InferType<typeof siteChecksSchema>;
