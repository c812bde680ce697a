/** Schedules: documents and releases that are published or unpublished at a time. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { declinedSchema } from "#cms/publishing/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";

import { reasonSchema } from "./reasons.contract.ts";
import { futureSchema } from "./moment.contract.ts";

export const scheduleActions = ["publish", "unpublish"] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

/**
 * `PUT /documents/:id/schedule {at, action}` (publisher) with the document's ETag as `If-Match` → `scheduleSchema`; `at` in
 * milliseconds, in the future. One per action. 409 without a draft (publish), or for what is not on the site (unpublish).
 * `DELETE /documents/:id/schedule[?action=]` (publisher) → 204.
 */
export const newScheduleSchema = object({
  at: futureSchema().required("at is missing"),
  action: string()
    .oneOf(scheduleActions, `action must be one of ${scheduleActions.join(", ")}`)
    .required("action is missing"),
  declined: declinedSchema,
  /** With `unpublish`: whether the pages below leave the site too. */
  section: boolean().default(false),
});

export const scheduleSchema = object({
  document: string().required(),
  title: string().defined(),
  lang: string().defined(),
  /** Public path; null for what has no page. */
  path: string().nullable().defined(),
  action: string().oneOf(scheduleActions).required(),
  at: number().required(),
  by: personRefSchema.required(),
  declined: declinedSchema,
  section: boolean().default(false),
  /**
   * Why it did not happen when its time came, or will not: another person changed what was approved, or something else
   * was published that stands against it. What failed is tried
   * again until it is repaired or taken back.
   */
  failure: string().nullable().defined(),
  reason: reasonSchema.nullable().default(null),
});
export type Schedule = InferType<typeof scheduleSchema>;

export const doneSchema = object({
  /** Id of the document, or of the release, and its title or label. */
  id: string().required(),
  title: string().defined(),
  isRelease: boolean().required(),
  action: string().oneOf(scheduleActions).required(),
  at: number().required(),
  /** When it happened: later than `at` when the service was down or something was wrong. */
  done: number().required(),
});
export type DoneSchedule = InferType<typeof doneSchema>;

/** A release with a time. */
const plannedReleaseSchema = object({
  id: string().required(),
  label: string().required(),
  at: number().required(),
  by: personRefSchema.nullable().defined(),
  failure: string().nullable().defined(),
  reason: reasonSchema.nullable().defined(),
});

/** `GET /schedules` → what happens to documents by itself, the soonest first, and what has happened, the newest first. */
export const schedulesSchema = object({
  results: array(scheduleSchema.required()).required(),
  releases: array(plannedReleaseSchema.required()).default([]),
  done: array(doneSchema.required()).required(),
});
export type Schedules = InferType<typeof schedulesSchema>;

/** Late by more than this counts as missed: the service was down, or something was wrong. In milliseconds. */
export const lateMs = 60_000;
