/** Imports: documents and files of other systems come in as drafts, after a dry run; everything goes out as files. */
import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import type { Locale } from "#contracts/locales.ts";

export const importKinds = ["markdown", "wordpress", "prismic"] as const;
export type ImportKind = (typeof importKinds)[number];

/** Largest import by a command, in bytes; the Studio sends as much as an upload may have. */
export const maxImportBytes = 200 * 1024 * 1024;

/** What is not taken over, or not as it was; each has a sentence in both languages. */
export const lossCodes = [
  "address-changed",
  "address-query",
  "comments",
  "conflict",
  "element",
  "encoding",
  "exists",
  "field",
  "file-broken",
  "file-large",
  "file-private",
  "file-status",
  "file-unreachable",
  "file-unread",
  "front-matter",
  "kind",
  "language",
  "link",
  "not-public",
  "picture",
  "protected",
  "redirect-none",
  "redirect-path",
  "redirect-there",
  "redirect-used",
  "shortcode",
  "status",
  "target",
  "type",
  "value",
] as const;
export type LossCode = (typeof lossCodes)[number];

export const lossSchema = object({
  /** The document or file in the source. */
  where: string().defined(),
  code: string().oneOf(lossCodes).required(),
  /** The sentence by language; of a conflict also the failure that it comes from. */
  texts: mixed<Partial<Record<Locale, string>>>().required(),
  failure: object({ code: string().required(), values: array(string().defined()).required() })
    .optional()
    .default(undefined),
});
export type Loss = InferType<typeof lossSchema>;

/** What an import brings, or has brought. */
export const importSchema = object({
  documents: array(
    object({
      id: string().required(),
      where: string().defined(),
      title: string().defined(),
      type: string().required(),
      lang: string().required(),
      uid: string().nullable().defined(),
      /** Public path; null for a document without a page. */
      path: string().nullable().defined(),
      /** Saved outside of the release, because it was not public. */
      is_draft: boolean().required(),
    }).required(),
  ).required(),
  files: array(
    object({ where: string().required(), filename: string().required(), size: number().required() }).required(),
  ).required(),
  redirects: array(object({ from: string().required(), to: string().required() }).required()).required(),
  losses: array(lossSchema.required()).required(),
  /** The release with the documents; null after a dry run, and when there is nothing to publish. */
  release: object({ id: string().required(), label: string().required() }).nullable().default(null),
});
export type Imported = InferType<typeof importSchema>;

/**
 * `POST /imports` (publisher), multipart: `kind`; `file` (a ZIP archive of Markdown, a WXR file or a ZIP archive with one
 * and its uploads) or `repository` and `token` of a Prismic repository, with the write token also its `url`; `lang`; `type`
 * of posts or pages; `dry_run`. 400, 413 before anything is read; then 200 with a line of JSON for each step and one for
 * the result or the failure.
 */
export const importFormSchema = object({
  kind: string()
    .oneOf(importKinds, `kind must be one of ${importKinds.join(", ")}`)
    .required("kind is missing"),
  lang: string().required("lang is missing"),
  type: string().default(""),
  repository: string().matches(/^[a-z0-9][a-z0-9-]{1,99}$/, {
    message: "repository must be a name such as my-website",
    excludeEmptyString: true,
  }),
  token: string().max(1_000),
  url: string().matches(/^https?:\/\//, {
    message: "url must be that of a repository, such as http://127.0.0.1:3001/content",
    excludeEmptyString: true,
  }),
  dry_run: boolean().default(false),
});
export type ImportForm = InferType<typeof importFormSchema>;

export const importSteps = ["reading", "files", "documents", "saving"] as const;

/** One line of the response. */
export const importLineSchema = object({
  step: string().oneOf(importSteps),
  done: number(),
  total: number(),
  result: importSchema.optional().default(undefined),
  failure: object({ message: string().required(), code: string(), values: array(string().defined()) })
    .optional()
    .default(undefined),
});
export type ImportLine = InferType<typeof importLineSchema>;
