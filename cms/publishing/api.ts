import { changesSchema, removalSchema } from "#cms/checks/contract.ts";
import type { Changes, Removal } from "#cms/checks/contract.ts";
import { send, sendOnly } from "#cms/http/send.ts";

import type { RemovalRequest } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

/** Publishes with the redirects of old addresses; throws `StudioError` 422 with `findings` when errors stop it. */
export const publishDocument = (id: string, etag: string, redirects: string[] = []): Promise<void> =>
  sendOnly(`${at(id)}/draft`, { method: "PATCH", body: { status: "published", redirects }, etag });

/** Unpublishes a document, which stays as a draft, with redirects and, if wanted, the pages below it. */
export const unpublishDocument = (id: string, etag: string, removal: Partial<RemovalRequest> = {}): Promise<void> =>
  sendOnly(`${at(id)}/publication`, { method: "DELETE", body: removal, etag });

/** What unpublishing a document, or also the pages below it, changes beside the document. */
export const loadRemoval = (id: string, section: boolean, signal?: AbortSignal): Promise<Removal> =>
  send(`${at(id)}/removal`, removalSchema, { query: { section: section ? "true" : undefined }, signal });

/** What publishing would change for visitors, and the problems. */
export const loadChanges = (id: string, release?: string, signal?: AbortSignal): Promise<Changes> =>
  send(`${at(id)}/changes`, changesSchema, { query: { release_id: release }, signal });
