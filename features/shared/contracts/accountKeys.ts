import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

/** Most keys of one account, and most characters of a key's name. */
export const maxKeys = 10;
export const maxKeyNameLength = 40;

/** A key in URLs; its form is checked before any lookup. */
export const keyPattern = /^[a-z2-7]{32}$/;

/**
 * `POST /api/account/keys/` makes a key. Without a sign-in the header `recaptcha-token` carries the solution of
 * `GET /api/account/keys/challenge/`; the answer then signs the visitor in to a new account on the Free plan.
 * `PATCH /api/account/keys/{id}/` takes the same body and renames. `POST /api/account/keys/{id}/replace/` gives a
 * new key under the same name, `DELETE /api/account/keys/{id}/` removes one; the old key is refused at once.
 */
export const keyBodySchema = object({
  name: string().max(maxKeyNameLength, `name may have at most ${maxKeyNameLength} characters.`),
});

/** One key. Only its owner receives `key`: the platform stores a hash, and the key encrypted with the owner's token. */
const keySchema = object({
  id: string().required(),
  name: string().defined(),
  key: string().required(),
  createdAt: string().required(),
  /** Day of the last call, such as 2026-05-04; null before the first. */
  lastUsedDay: string().defined().nullable(),
  /** Calls of the last 90 days; not told by every platform. */
  requests: number(),
  /** Networks of this site's gateway for the key, each as `eth demo`; none with an external platform. */
  networks: array(string().required()),
});

/** `GET /api/account/keys/`; 401 without a sign-in, 404 with an external account area. */
export const keysSchema = object({ keys: array(keySchema.required()).required() });

/**
 * The platform's response to a new key: `accessToken` if an account was created for it (the site stores it in a
 * cookie).
 */
export const createdKeySchema = object({ key: keySchema.required(), accessToken: string() });

/** Answer of the site to a new key: its cookie carries the token, so scripts never see it. */
export const ownCreatedKeySchema = object({ key: keySchema.required(), isNewAccount: boolean().required() });

/** Remainder of the plan. `total` null: no cap. */
const allowanceSchema = object({
  unit: string<"requests" | "units">().oneOf(["requests", "units"]).required(),
  used: number().required(),
  total: number().defined().nullable(),
  /** ISO times between which it counts. */
  startsAt: string().required(),
  endsAt: string().required(),
  requestsPerSecond: number().defined().nullable(),
});

/** Requests and compute units of one day, chain, network and method. */
const usageRowSchema = object({
  day: string().required(),
  chain: string().required(),
  network: string().required(),
  method: string().required(),
  requests: number().required(),
  units: number().required(),
});

/** Most calls in the list of the last ones. */
export const maxRecentCalls = 20;

/** A call of one of the account's keys; its parameters and result are stored nowhere. */
const recentCallSchema = object({
  /** ISO time of the response. */
  at: string().required(),
  keyId: string().required(),
  chain: string().required(),
  network: string().required(),
  method: string().required(),
  /** HTTP status of the call, also inside a batch. */
  status: number().required(),
  /** Code of the JSON-RPC error; null for a result. */
  errorCode: number().defined().nullable(),
  /** Time in the gateway, waiting for the node included. */
  milliseconds: number().required(),
  units: number().required(),
  /** As in the header `x-request-id`; calls of one batch or connection share it. */
  requestId: string().required(),
});

/**
 * `GET /api/account/calls/`: the last 20 calls of the account's keys within seven days, newest first, refused ones too;
 * at most a second old.
 */
export const recentCallsSchema = object({ calls: array(recentCallSchema.required()).required() });

/** `GET /api/account/usage/?days=30`, at most 90 days, today included; at most a second old. */
export const usageSchema = object({
  planId: string().required(),
  allowance: allowanceSchema.required(),
  /** First and last day of the answer. */
  from: string().required(),
  to: string().required(),
  rows: array(usageRowSchema.required()).required(),
});

export type AccountKey = InferType<typeof keySchema>;
export type Allowance = InferType<typeof allowanceSchema>;
export type UsageRow = InferType<typeof usageRowSchema>;
export type Usage = InferType<typeof usageSchema>;
export type RecentCall = InferType<typeof recentCallSchema>;
