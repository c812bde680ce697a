import type { InferType } from "yup";

import { commentSchema, commentsSchema } from "#cms/comments/contract.ts";
import type { Comment } from "#cms/comments/contract.ts";
import { eventsSchema } from "#cms/audit/contract.ts";
import type { Events } from "#cms/audit/contract.ts";
import { sessionListSchema } from "#cms/people/sessions.contract.ts";
import { send, sendOnly } from "#cms/http/send.ts";

import { requestsSchema } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

/** Asks publishers to publish a draft; throws `StudioError` 412 when the document was saved since `etag`. */
export const requestPublication = (id: string, note: string, etag: string): Promise<void> =>
  sendOnly(`${at(id)}/request`, { method: "PUT", body: { note }, etag });

/** Takes a request back, or sends it back. */
export const endRequest = (id: string): Promise<void> => sendOnly(`${at(id)}/request`, { method: "DELETE" });

/** Drafts that wait for a publisher. */
export const loadRequests = (signal?: AbortSignal): Promise<InferType<typeof requestsSchema>> =>
  send("requests", requestsSchema, { signal });

export const loadComments = (id: string, signal?: AbortSignal): Promise<InferType<typeof commentsSchema>> =>
  send(`${at(id)}/comments`, commentsSchema, { signal });

export const addComment = (id: string, comment: { field: string; text: string }): Promise<Comment> =>
  send(`${at(id)}/comments`, commentSchema, { method: "POST", body: comment });

export const resolveComment = (id: string, comment: string, resolved: boolean): Promise<Comment> =>
  send(`${at(id)}/comments/${encodeURIComponent(comment)}`, commentSchema, { method: "PATCH", body: { resolved } });

/** Recent events, newest first. */
export const loadEvents = (
  query: { person?: string; document?: string; limit?: number },
  signal?: AbortSignal,
): Promise<Events> => send("events", eventsSchema, { query, signal });

/** One's own sessions, or those of a person. */
export const loadSessions = (
  person: string | undefined,
  signal?: AbortSignal,
): Promise<InferType<typeof sessionListSchema>> =>
  send(person ? `people/${encodeURIComponent(person)}/sessions` : "sessions/own", sessionListSchema, { signal });

export const endSession = (id: string): Promise<void> =>
  sendOnly(`sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
