/** Checks: what stops a publication or should be mended, in a document, a set of documents and the whole site. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { clashSchema } from "#cms/schedules/clashes.contract.ts";
import { reasonSchema } from "#cms/schedules/reasons.contract.ts";
import { documentLinkSchema } from "#cms/list/contract.ts";

/**
 * One problem. An `error` stops publishing, a `warning` does not. `field` is the path in the document, with slices by index
 * and type: `data.slices[0](hero).primary.image`, `data.parts[2].word`, `data.body[4]` (a block of rich text), `uid`,
 * `data.meta_title`; empty for the whole document.
 */
export const findingSchema = object({
  rule: string().required(),
  field: string().defined(),
  /** One sentence in English. */
  message: string().required(),
  level: string().oneOf(["error", "warning"]).required(),
  /** Id of the slice that holds the field. */
  slice: string().nullable().defined(),
  /** What the sentence names: a path, a text, a number. */
  values: array(string().defined()).required(),
});
export type Finding = InferType<typeof findingSchema>;

/** `POST /checks {document, place?}` → findings of a document as it is sent, saved or not, among all others of the place. */
export type CheckRequest = {
  document: {
    id?: string;
    type: string;
    lang: string;
    uid?: string | null;
    group?: string;
    data: Record<string, unknown>;
  };
  place?: string;
};

/**
 * `GET /documents/:id/parts` → the sections, questions and headings of a page's latest draft, with their anchors: those on
 * the site for published ones, since links follow when others are published.
 */
export const partsSchema = object({
  parts: array(object({ anchor: string().required(), text: string().defined() }).required()).required(),
});

export const checksSchema = object({ findings: array(findingSchema.required()).required() });

/**
 * One difference for visitors between what is published and a draft. A slice is `added`, `removed`, `changed` or `moved`,
 * a field `changed` (with both texts, shortened to 300 characters; a new or removed slice with its first text), the uid or the path `changed`.
 */
const changeSchema = object({
  kind: string().oneOf(["added", "removed", "changed", "moved"]).required(),
  what: string().oneOf(["document", "slice", "field", "path", "tags"]).required(),
  /** Path of the field in the draft, or in the published version for what was removed. */
  field: string().defined(),
  /** The editors' name of the field or slice, from the model. */
  label: string().defined(),
  slice: object({
    id: string().required(),
    type: string().required(),
    variation: string().defined(),
    /** The slice's name from its model. */
    label: string().defined(),
    /** Zero-based positions; null for one that is not in that version. */
    before: number().nullable().defined(),
    after: number().nullable().defined(),
  })
    .nullable()
    .defined(),
  before: string().nullable().defined(),
  after: string().nullable().defined(),
});
export type Change = InferType<typeof changeSchema>;

/**
 * A redirect from the address that a published page had, to the one it moves to: public paths. One that `ends` is a
 * published redirect, `document`, that starts where a page will be.
 */
export const redirectProposalSchema = object({
  document: string().required(),
  title: string().defined(),
  lang: string().required(),
  from: string().required(),
  to: string().defined(),
  ends: boolean().default(false),
});
export const redirectProposalsSchema = object({ redirects: array(redirectProposalSchema.required()).required() });
export type RedirectProposal = InferType<typeof redirectProposalSchema>;

/** A published page whose public path changes because of a publication; `to` is null when it leaves the site. */
const pathChangeSchema = object({
  document: string().required(),
  title: string().defined(),
  lang: string().required(),
  from: string().required(),
  to: string().nullable().defined(),
});
export type PathChange = InferType<typeof pathChangeSchema>;

/** Links to a heading that follow it with a publication: the former and the new URL, and how many. */
const headingChangeSchema = object({
  from: string().required(),
  to: string().required(),
  links: number().required(),
});
export type HeadingChange = InferType<typeof headingChangeSchema>;

/**
 * `GET /documents/:id/changes[?release_id=]` → what publishing would change for visitors, the problems, redirects from
 * the addresses that the page and those below it leave, and what else is planned for its address.
 */
export const changesSchema = object({
  changes: array(changeSchema.required()).required(),
  findings: array(findingSchema.required()).required(),
  redirects: array(redirectProposalSchema.required()).default([]),
  /** Published pages below it that move with it. */
  below: array(pathChangeSchema.required()).default([]),
  /** Headings that links follow, in this document and in others. */
  headings: array(headingChangeSchema.required()).default([]),
  clashes: array(clashSchema.required()).default([]),
});
export type Changes = InferType<typeof changesSchema>;

/**
 * `GET /documents/:id/removal[?section=true]` → what unpublishing changes beside the page itself: published pages below
 * it, with the paths that they move to, documents that link to what leaves the site, and redirects that can be made.
 */
export const removalSchema = object({
  below: array(pathChangeSchema.required()).required(),
  links: array(documentLinkSchema).required(),
  redirects: array(redirectProposalSchema.required()).required(),
  /** Why it cannot be done; null when it can. */
  problem: string().nullable().defined(),
  reason: reasonSchema.nullable().default(null),
});
export type Removal = InferType<typeof removalSchema>;
