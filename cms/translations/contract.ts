/** Translations: the languages of a document side by side, and what changed in the original since. */
import { mixed, number, object, string } from "yup";
import type { InferType } from "yup";

type Fields = Record<string, unknown>;

const fieldsSchema = mixed<Fields>(
  (value): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value),
).required();

/**
 * `GET /documents/:id/translation` → which document it is translated from, and the value that each field had there when
 * its translation was called done. A field is named by its slice's id (empty for the document's own), a space, and its place:
 * `hero$1 primary/title`, ` data/title`. `source` is null for what was never translated here. `copied` has the fields as they were copied from
 * the source: one that still has that text is not translated, whatever the source says now.
 */
export const translationSchema = object({
  source: string().nullable().defined(),
  fields: fieldsSchema,
  copied: fieldsSchema.optional().default({}),
});
export type Translation = InferType<typeof translationSchema>;

/**
 * `PUT /documents/:id/translation` (editor) `{source, fields, copied?}` notes fields as done, or as not done with null, and
 * what was copied since → the same. The source is no translation of this document from then on.
 */
export const translationChangeSchema = object({
  source: string().required().max(100),
  fields: fieldsSchema,
  copied: fieldsSchema.optional().default({}),
});

/**
 * Whether a text is a sentence: names, keys and code are the same in every language, four plain words in a row are not;
 * a colon may follow the first.
 */
export const isSentence = (text: string): boolean =>
  !/\p{Script=Han}/u.test(text) && /\b[a-z]{2,}[,;:]? (?:[a-z]{2,}[,;]? ){2,}[a-z]{2,}/i.test(text);

/** How far the versions of a document in other languages are. */
export const translationStateSchema = object({
  /** Complete languages of the site that lack it. */
  missing: mixed<string[]>((value): value is string[] => Array.isArray(value)).required(),
  /** Fields that changed in the source since they were translated. */
  behind: number().required(),
  /** Id of the version that it is translated from, if that was chosen; null otherwise. */
  source: string().nullable().default(null),
});
