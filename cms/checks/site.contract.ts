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

/** `GET /checks/site?rule=&lang=&level=&limit=&after=` → `siteChecksSchema`; all conditions must hold. */
export const siteChecksQuerySchema = object({
  /** Findings of one rule only. */
  rule: string(),
  /** Language of the documents. */
  lang: string(),
  level: string().oneOf(["error", "warning"]),
  /** At most so many findings; 0 for their numbers alone. */
  limit: number().integer().min(0).max(100).default(50),
  /** `next` of the response before. */
  after: number().integer().min(0).default(0),
});
export type SiteChecksQuery = InferType<typeof siteChecksQuerySchema>;

/**
 * Problems of what is on the site that the newest version of the document still has: their numbers, and a page of them, with
 * the documents that have them. The first response reads everything, later ones read what changed.
 */
export const siteChecksSchema = object({
  /** How many documents were checked. */
  checked: number().required(),
  /** The rules with findings in `lang` and of `level`: errors first, then those with the most. */
  rules: array(
    object({
      rule: string().required(),
      level: string().oneOf(["error", "warning"]).required(),
      count: number().required(),
    }).required(),
  ).required(),
  /** In the order of the rules. */
  findings: array(siteFindingSchema.required()).required(),
  /** For the next page, as `after`; null on the last. */
  next: number().nullable().defined(),
  /** When links that lead out were opened last (`npm run links`), in milliseconds; null when they never were. */
  links_checked: number().nullable().defined(),
  documents: array(documentSummarySchema.pick(["id", "title", "type", "lang", "uid", "path"]).required()).required(),
  /** At most 100. */
  unreadable: array(unreadableSchema.required()).default([]),
});
export type SiteChecksResponse = InferType<typeof siteChecksSchema>;
