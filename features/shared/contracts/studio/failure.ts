import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "./people.ts";

/**
 * Body of every answer that is no success, below `/content/core/`: 400 what was sent is wrong, 401 no session or an expired
 * one, 403 the role may not, 404 missing, 409 in conflict (also: still in use), 412 somebody saved meanwhile, 413 too
 * large, 422 errors stop a publication, 429 too often (`retry-after` in seconds), 507 the disk is full.
 */
export const failureSchema = object({
  message: string().required(),
  details: array(object({ field: string().defined(), reason: string().required() }).required()),
  /** With 412: who saved the newer version, null when it is not known. */
  saved_by: personRefSchema.nullable().default(undefined),
  /** With 412: when, in milliseconds. */
  saved: number(),
});

export type Failure = InferType<typeof failureSchema>;
