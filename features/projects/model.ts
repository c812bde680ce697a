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

/** A project as lists show it. `chains` are keys of the catalogue. */
export type Project = {
  id: string;
  path: string;
  title: string;
  summary: string;
  /** The line that points it at an endpoint. */
  setting?: string | undefined;
  category: string;
  licence: string;
  chains: string[];
};
