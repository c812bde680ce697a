import { send, sendOnly } from "#cms/http/send.ts";

import { presenceResponseSchema } from "./contract.ts";
import type { PresenceResponse } from "./contract.ts";

/** Reports the open document and field; the response lists the other editors and the newest ETag. */
export const announcePresence = (
  presence: { document: string; release_id?: string; field?: string; tab?: string },
  signal?: AbortSignal,
): Promise<PresenceResponse> => send("presence", presenceResponseSchema, { method: "PUT", body: presence, signal });

/** Leaves a document, also while the page closes. */
export const endPresence = (document: string, tab: string): Promise<void> =>
  sendOnly("presence", { method: "DELETE", query: { document, tab }, keepalive: true });
