import { number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "@/features/shared/contracts/toRecordSchema";

/** `GET links` of the availability service: when each link was opened last, and what it answered. */
export const linkChecksSchema = object({
  links: toRecordSchema(
    object({
      checkedAt: string().required(),
      /** `null` when the host did not answer. */
      status: number().defined().nullable(),
    }).required(),
  ).required(),
});

export type LinkChecks = InferType<typeof linkChecksSchema>["links"];
