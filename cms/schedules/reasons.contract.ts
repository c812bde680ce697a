import { array, object, string } from "yup";
import type { InferType } from "yup";

/**
 * Why something planned did not or will not happen, for messages in other languages: `code` and `values` as in failures
 * or, with the `title` of the document, as `rule` and `values` of a finding.
 */
export const reasonSchema = object({
  code: string().defined(),
  values: array(string().defined()).required(),
  title: string().nullable().defined(),
});
export type Reason = InferType<typeof reasonSchema>;
