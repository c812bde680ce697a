import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { requestsSchema } from "./contract.ts";
import type { NewRequest } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

/** Asks publishers to publish a draft; throws `StudioError` 412 when the document was saved since `etag`. */
export const requestPublication = (id: string, request: NewRequest, etag: string): Promise<void> =>
  sendOnly(`${at(id)}/request`, { method: "PUT", body: request, etag });

/** Takes a request back, or sends it back. */
export const endRequest = (id: string, reason = ""): Promise<void> =>
  sendOnly(`${at(id)}/request`, { method: "DELETE", body: { reason } });

/** Drafts that wait for a publisher: all, or that of one document. */
export const loadRequests = (signal?: AbortSignal, document?: string): Promise<InferType<typeof requestsSchema>> =>
  send("requests", requestsSchema, { query: { document }, signal });
