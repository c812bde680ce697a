/** Not found: searches without a result and paths without a page, counted, until a page or a redirect answers there. */
import { array, boolean, number, object, string } from "yup";
import type { InferType, ObjectSchema } from "yup";

import { locales } from "#contracts/locales.ts";
import type { Locale } from "#contracts/locales.ts";
import { maxReferrers, maxReported, notFoundKinds } from "#contracts/notFound.ts";
import type { NotFoundCount } from "#contracts/notFound.ts";

const textRule = () => string().required().max(200);
const locale = () =>
  string<Locale>()
    .oneOf([...locales])
    .required();
const countRule = () => number().integer().min(1).max(1_000_000).required();
const referrers = () => array(object({ from: textRule(), count: countRule() }).required()).required();

const countSchema: ObjectSchema<NotFoundCount> = object({
  kind: string().oneOf(notFoundKinds).required(),
  locale: locale(),
  text: textRule(),
  count: countRule(),
  referrers: referrers().max(maxReferrers),
});

/** `POST /content/not-found` (the site, with the access token) adds to the counts → 204. */
export const notFoundReportSchema = object({ counts: array(countSchema.required()).required().max(maxReported) });

const rowSchema = object({
  id: number().required(),
  text: string().required(),
  locale: locale(),
  count: number().required(),
  /** The most frequent pages of this site, or hosts of others, that led there. */
  referrers: referrers(),
  /** UTC, `YYYY-MM-DD`. */
  last_day: string().required(),
});
export type NotFoundRow = InferType<typeof rowSchema>;

/**
 * `GET /not-found` (editor) → the 200 most frequent of each, without those that were dismissed or that a page or a
 * redirect answers now.
 */
export const notFoundSchema = object({
  searches: array(rowSchema.required()).required(),
  paths: array(rowSchema.required()).required(),
});
export type NotFound = InferType<typeof notFoundSchema>;

/** `PATCH /not-found/:id` (editor) hides a row, or shows it again → 204; 404 for one that is gone. */
export const notFoundChangeSchema = object({ is_dismissed: boolean().required() });
