/** Find and replace: words are searched in all documents and replaced as drafts, which can be undone. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { documentSummarySchema } from "#cms/list/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";

/** Places that one search lists; more are counted only. */
export const maxPlaces = 1_000;
const maxLength = 500;

const queryFields = {
  text: string().max(maxLength, `text must have at most ${maxLength} characters`).required("text is missing"),
  /** Whole words, as the document's language divides them. */
  whole_words: boolean().default(false),
  match_case: boolean().default(false),
};

/**
 * `POST /replacements/search` (editor) → every place of the words in the newest version of each document, drafts before what
 * is published: texts, rich texts, tables, alternative texts and the words of links; no addresses, anchors, paths or
 * recipients.
 */
export const replacementSearchSchema = object({
  ...queryFields,
  /** Language id, such as `en-us`. */
  lang: string(),
});
export type ReplacementSearch = InferType<typeof replacementSearchSchema>;

const matchSchema = object({
  /** Its number in the document. */
  index: number().required(),
  /** Path of the field, see `checks.ts`, and its slice's id. */
  field: string().required(),
  slice: string().nullable().defined(),
  /** Names of slice and field, from the models. */
  label: string().defined(),
  before: string().defined(),
  found: string().required(),
  after: string().defined(),
});
export type ReplacementMatch = InferType<typeof matchSchema>;

export const replacementPlacesSchema = object({
  /** How many places there are, those not listed too. */
  total: number().required(),
  results: array(
    object({
      document: documentSummarySchema.required(),
      /** To be sent back: places are counted in this version. */
      etag: string().required(),
      places: array(matchSchema.required()).required(),
    }).required(),
  ).required(),
});
export type ReplacementPlaces = InferType<typeof replacementPlacesSchema>;

/** `POST /replacements` (editor) replaces the picked places, as drafts → 201 `replacementSchema`. */
export const newReplacementSchema = object({
  ...queryFields,
  replacement: string().defined().max(maxLength, `replacement must have at most ${maxLength} characters`),
  documents: array(
    object({
      id: string().required(),
      etag: string().required(),
      places: array(number().integer().min(0).required()).min(1).required(),
    }).required(),
  )
    .min(1, "documents is empty")
    .max(maxPlaces)
    .required("documents is missing"),
});
export type NewReplacement = InferType<typeof newReplacementSchema>;

const named = () => array(object({ id: string().required(), title: string().defined() }).required()).required();

export const replacementSchema = object({
  id: string().required(),
  at: number().required(),
  by: personRefSchema.required(),
  text: string().required(),
  replacement: string().defined(),
  /** Documents that were changed, and those left as they are since somebody changed them meanwhile. */
  changed: named(),
  left: named(),
  places: number().required(),
  /** When it was taken back, in milliseconds. */
  undone: number().nullable().defined(),
});
export type Replacement = InferType<typeof replacementSchema>;

/**
 * `GET /replacements` → the last ones, the newest first. `POST /replacements/:id/undo` (editor) takes all of one back, as
 * drafts → `replacementSchema`, whose `left` names what was changed since and stays; 409 when it was taken back before.
 */
export const replacementsSchema = object({
  results: array(replacementSchema.required()).required(),
});
