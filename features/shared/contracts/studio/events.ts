import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "./people.ts";

export const eventKinds = [
  ...["created", "saved", "published", "unpublished", "discarded", "restored", "moved", "deleted"],
  ...["uploaded", "replaced", "file-deleted", "shared"],
  ...["scheduled", "unscheduled"],
] as const;

/**
 * `GET /events?document=&person=&after=&limit=` → what people did lately, the newest first: the last 1,000 events since the
 * service started. `after` takes the `id` of an event: only newer ones.
 */
export const eventsSchema = object({
  results: array(
    object({
      id: number().required(),
      at: number().required(),
      by: personRefSchema.required(),
      kind: string().oneOf(eventKinds).required(),
      document: string().nullable().defined(),
      title: string().nullable().defined(),
      /** What more there is to say, in figures and names: the time of a schedule, how late it was. */
      detail: string().nullable().default(null),
    }).required(),
  ).required(),
});
export type Events = InferType<typeof eventsSchema>;
