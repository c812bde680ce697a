import { array, boolean, number, object, string } from "yup";

import { maxPasswordLength, personSchema } from "./contract.ts";

import { trimmedString } from "#contracts/trimmedString.ts";

/**
 * `POST /sessions`, without authorization → 201 `newSessionSchema`, or 202 `secondStepSchema`; 401 for a wrong name or password (not told apart), 429
 * after too many tries by name or by IP (the site forwards it in `x-forwarded-for`).
 */
export const signInSchema = object({
  name: trimmedString().max(200).required("name is missing"),
  password: string().max(maxPasswordLength).required("password is missing"),
});

/** What a person with a second factor still has to show; `ticket` goes with the code to `POST /sessions/code` within ten minutes. */
export const secondStepSchema = object({
  ticket: string().required(),
  has_app: boolean().required(),
  has_passkey: boolean().required(),
});

/** `GET /sessions/current` → whose it is and when it ends; each request moves the end. 401 for an expired one. */
const sessionSchema = object({
  person: personSchema.required(),
  /** End, in milliseconds: 12 hours after the last request, 30 days after sign-in at most. */
  expires: number().required(),
});

/** The token is sent as `authorization: Bearer …` from then on. `DELETE /sessions/current` → 204 signs out. */
export const newSessionSchema = sessionSchema.shape({ token: string().required() });

/**
 * `GET /sessions/own` → one's own; `GET /people/:id/sessions` (owner) → a person's; the last used first. `DELETE /sessions/:id`
 * (one's own, or an owner) → 204 ends one at once.
 */
export const sessionListSchema = object({
  results: array(
    object({
      id: string().required(),
      created: number().required(),
      used: number().required(),
      expires: number().required(),
      /** IP and browser that it was opened from; null when that is not known. */
      from: string().nullable().defined(),
      agent: string().nullable().defined(),
      /** Whether the request itself belongs to it. */
      is_current: boolean().required(),
    }).required(),
  ).required(),
});
