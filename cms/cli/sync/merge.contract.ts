import { array, boolean, object, string } from "yup";

/** `POST /content/core/merge` (owner): merges published documents into the files → `mergedSchema`. */
export const mergeSchema = object({
  take: string().oneOf(["published", "files"] as const, "take must be published or files"),
  is_dry_run: boolean().default(false),
});

/** The outcome of each document. */
export const mergedSchema = object({
  results: array(object({ file: string().required(), outcome: string().required() }).required()).required(),
});
