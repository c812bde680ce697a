/** Personal tokens: an agent acts for a person with one, with the person's role or less, until it expires. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { cleanedString } from "#contracts/cleanedString.ts";
import { personRefSchema, personSchema, roles } from "#cms/people/contract.ts";

const dayMs = 24 * 3_600_000;

/** Longest lifetime, in milliseconds. */
export const maxLifetimeMs = 366 * dayMs;

export const maxTokenName = 60;

/** What is stored and what is sent of a token. */
export const tokenFields = {
  name: string().required(),
  /** Role that it was made with; what it may do is never more than its person may at that moment. */
  role: string().oneOf(roles).required(),
  /** Ids of languages and types of documents that it may change; all without any. */
  languages: array(string().required()).required(),
  types: array(string().required()).required(),
  /** Milliseconds. */
  created: number().required(),
  /** Null without an end, as the write token has none. */
  expires: number().nullable().defined(),
  /** Last request, in milliseconds; null before the first. */
  used: number().nullable().defined(),
};

const head = { id: string().required(), ...tokenFields };

export const tokenSchema = object({ ...head, person: personRefSchema.required() });
export type PersonalToken = InferType<typeof tokenSchema>;

/** `GET /tokens` → one's own; an owner's response has everybody's. Expired ones are left out. */
export const tokensSchema = object({ results: array(tokenSchema.required()).required() });

/**
 * `POST /tokens` (with a session) → 201 `createdTokenSchema`, the only time that `token` is shown; 403 for a role above
 * one's own, 409 above twenty tokens. `DELETE /tokens/:id` (one's own, or an owner) → 204 revokes one at once.
 */
export const newTokenSchema = object({
  name: cleanedString()
    .min(2, "name must have at least 2 characters")
    .max(maxTokenName, `name must have at most ${maxTokenName} characters`)
    .required("name is missing"),
  role: string()
    .oneOf(roles, `role must be one of ${roles.join(", ")}`)
    .required("role is missing"),
  languages: array(string().required()).max(100).default([]),
  types: array(string().required()).max(100).default([]),
  /** End, in milliseconds: at most a year from now. */
  expires: number()
    .required("expires is missing")
    .test({
      message: "expires must be in the future, at most a year from now",
      test: (value) => value > Date.now() && value <= Date.now() + maxLifetimeMs,
    }),
});
export type NewToken = InferType<typeof newTokenSchema>;

export const createdTokenSchema = tokenSchema.shape({ token: string().required() });
export type CreatedToken = InferType<typeof createdTokenSchema>;

/** `GET /tokens/current`, with a personal token → the token and its person; `role` is what it may do now. 404 with a session. */
export const currentTokenSchema = object({ ...head, person: personSchema.required() });
export type CurrentToken = InferType<typeof currentTokenSchema>;

/**
 * What became of a document of an agent's session: as the agent left it, taken back, changed by somebody since,
 * published since, its former version is gone, or the person may not change it.
 */
export const agentDocumentStates = ["open", "undone", "changed", "published", "lost", "refused"] as const;
export type AgentDocumentState = (typeof agentDocumentStates)[number];

/** Changes of a token without a pause of half an hour. */
export const agentSessionSchema = object({
  id: string().required(),
  by: personRefSchema.required(),
  /** First and last change, and when it was taken back, in milliseconds. */
  started: number().required(),
  ended: number().required(),
  undone: number().nullable().defined(),
  documents: array(
    object({
      id: string().required(),
      title: string().defined(),
      state: string().oneOf(agentDocumentStates).required(),
    }).required(),
  ).required(),
});
export type AgentSession = InferType<typeof agentSessionSchema>;

/**
 * `GET /tokens/sessions` → sessions of one's own agents, the latest first; an owner's response has everybody's.
 * `POST /tokens/sessions/:id/undo` (one's own, or an owner) takes the drafts of one back → `agentSessionSchema`, whose
 * documents tell what stays and why; 404 unknown, 409 taken back before.
 */
export const agentSessionsSchema = object({ results: array(agentSessionSchema.required()).required() });
