/** The list of all documents: found by words, type, language and state. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { translationStateSchema } from "#cms/translations/contract.ts";

/**
 * Where a document stands: `draft` was never published (or was taken off), `changed` is published and has a newer draft,
 * `published` has none, `scheduled` is published at a time: its own draft, or without one that of a release.
 */
export const documentStates = ["draft", "changed", "published", "scheduled"] as const;
export type DocumentState = (typeof documentStates)[number];

/** Where the text of a document has what was searched. */
const excerptSchema = object({ before: string().defined(), found: string().required(), after: string().defined() });
export type Excerpt = InferType<typeof excerptSchema>;

const documentVersionSchema = object({
  id: string().required(),
  lang: string().required(),
  state: string().oneOf(documentStates).required(),
  title: string().defined(),
});

/** A document in lists. */
export const documentSummarySchema = object({
  id: string().required(),
  title: string().defined(),
  type: string().required(),
  lang: string().required(),
  uid: string().nullable().defined(),
  /** Shared by the same page in every language. */
  group: string().required(),
  tags: array(string().required()).required(),
  /** When the newest version was saved or published, in milliseconds. */
  saved: number().required(),
  /** Null when it is not known: files of the project, documents saved before there were people. */
  saved_by: personRefSchema.nullable().defined(),
  state: string().oneOf(documentStates).required(),
  /** Places with a draft: `documents`, ids of releases. */
  places: array(string().required()).required(),
  /** When it is or was published, in milliseconds; null for what is not on the site. */
  published: number().nullable().defined(),
  /**
   * The path that visitors have, with the language's prefix; for what is not on the site the one that it will get. A
   * template page's has `[…]`; null for what has no page.
   */
  path: string().nullable().defined(),
  /** The path after its drafts and those of the pages above are published; null or absent when that is `path`. */
  next_path: string().nullable().optional().default(undefined),
  /**
   * Who scheduled its draft in `place`, for when in milliseconds, and by whose change that ended; null for what is not
   * scheduled. That of the draft that was asked for comes before those of others.
   */
  approval: object({
    place: string().required(),
    by: personRefSchema.required(),
    at: number().required(),
    ended_by: personRefSchema.nullable().defined(),
  })
    .nullable()
    .optional()
    .default(undefined),
  /** With `excerpts`, of a result whose names do not have the words. */
  excerpt: excerptSchema.optional().default(undefined),
  /** When it is unpublished by a schedule, in milliseconds. */
  unpublish_at: number().nullable().optional().default(undefined),
  /** Absent where the document is not among others. */
  translation: translationStateSchema.optional().default(undefined),
  /** The day that the document gives itself, such as that of a blog post; absent without one. */
  date: string().optional().default(undefined),
  /** The path or URL that a redirect leads to; null or absent for others, and while it has none. */
  leads_to: string().nullable().optional().default(undefined),
  /** Whether a redirect is for now only. */
  is_temporary: boolean().optional().default(undefined),
  /** Whether a redirect works with the prefix of every language. */
  is_in_every_language: boolean().optional().default(undefined),
  /** With `by_page`, and in the tree: the page in every language, itself too. */
  versions: array(documentVersionSchema.required()).optional().default(undefined),
});
export type DocumentSummary = InferType<typeof documentSummarySchema>;

const documentOrders = ["saved", "title", "path", "state"] as const;
export type DocumentOrder = (typeof documentOrders)[number];

/**
 * `POST /documents/search` → `documentsSchema`. All conditions must hold. Without `place` each document counts once, with
 * its unscheduled draft, else what is published, else a release's draft.
 */
export const documentSearchSchema = object({
  /** A release's id, or `documents`: the drafts of that place. */
  place: string(),
  lang: string(),
  groups: array(string().required()),
  ids: array(string().required()).max(1_000),
  types: array(string().required()),
  states: array(string().oneOf(documentStates).required()),
  /** Path that a visitor sees, of the page or, for a template page, of one that its pattern fits. */
  path: string().max(2_000),
  /** Words in title, UID, path or any text, in any order and case; Chinese by characters. */
  text: string().max(200),
  /** Id of a document that is linked to. */
  links_to: string(),
  /** Id or name of a file that is used. */
  uses: string(),
  /** Id of the person who saved it last. */
  saved_by: string(),
  /**
   * One result for a page in all its languages: of the versions that fulfil the conditions the one in `lang` or in the
   * source language, where the first of them would stand; `saved` is that of the last one.
   */
  by_page: boolean(),
  /** Whether results that have the words of `text` in no name come with the place in their text. */
  excerpts: boolean(),
  /** With `by_page`: the language whose version is preferred to the one in the source language. */
  prefer: string(),
  /**
   * `saved` has the newest first, `state` the order of `documentStates`. Without one it is `saved`; with `text`, those come
   * first that have it as title, in the title, then in UID or path.
   */
  order: string().oneOf(documentOrders),
  reverse: boolean(),
  limit: number().integer().min(1).max(1_000).default(100),
  /** `next` of the answer before. */
  after: string().max(200),
});
export type DocumentSearch = Partial<InferType<typeof documentSearchSchema>>;

export const documentsSchema = object({
  total: number().required(),
  /** For the next page; null on the last. */
  next: string().nullable().defined(),
  results: array(documentSummarySchema.required()).required(),
  /** The words that were searched because no document has those of the query; absent otherwise. */
  corrected: string().optional().default(undefined),
});
export type Documents = InferType<typeof documentsSchema>;

/**
 * `GET /documents/tree?lang=&parent=&after=` → the pages directly below one by path, as visitors see them, or without
 * `parent` those at the top, in the order of their paths; at most 100.
 */
export const documentTreeSchema = object({
  /** Id to ask for the rest of the level as `after`; null when there is none. */
  next: string().nullable().defined(),
  results: array(
    documentSummarySchema
      .shape({
        /** Id of the page above, by path. */
        parent: string().nullable().defined(),
        has_children: boolean().required(),
        /** How many pages stand below it, on all levels. */
        below: number().required(),
      })
      .required(),
  ).required(),
});
export type DocumentTree = InferType<typeof documentTreeSchema>;

/** A document that links to another one. */
export const documentLinkSchema = documentSummarySchema
  .shape({
    /** Path of the field, see `checks.ts`. */
    field: string().required(),
  })
  .required();

/** `GET /documents/:id/links` → documents whose newest version links here, and those it links to. */
export const documentLinksSchema = object({
  from: array(documentLinkSchema).required(),
  to: array(documentLinkSchema).required(),
});
export type DocumentLinks = InferType<typeof documentLinksSchema>;
