import type { InferType } from "yup";

import { changesSchema, removalSchema } from "#cms/checks/contract.ts";
import type { Changes, Removal } from "#cms/checks/contract.ts";
import { send, sendOnly, sendTagged } from "#cms/http/send.ts";
import type { Tagged } from "#cms/http/send.ts";

import { documentSchema, savedDocumentSchema } from "./contract.ts";
import type { DocumentUpdate, NewDocument, RemovalRequest, StudioDocument } from "./contract.ts";

type Saved = InferType<typeof savedDocumentSchema>;

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

/** A document to edit, with the ETag that a save of it needs. `release` is a release's id. */
export const loadDocument = (id: string, release?: string, signal?: AbortSignal): Promise<Tagged<StudioDocument>> =>
  sendTagged(at(id), documentSchema, { query: { release_id: release }, signal });

export const createDocument = (document: NewDocument): Promise<Tagged<Saved>> =>
  sendTagged("documents", savedDocumentSchema, { method: "POST", body: document });

/** Throws `StudioError` 412 when the document was saved since `etag`. */
export const saveDocument = (id: string, update: DocumentUpdate, etag: string): Promise<Tagged<Saved>> =>
  sendTagged(at(id), savedDocumentSchema, { method: "PUT", body: update, etag });

/** A copy in another language, or under another UID in the same one. */
export const copyDocument = (
  id: string,
  copy: { lang?: string; uid?: string; title?: string },
): Promise<Tagged<Saved>> => sendTagged(`${at(id)}/copy`, savedDocumentSchema, { method: "POST", body: copy });

/** Publishes with the redirects of old addresses; throws `StudioError` 422 with `findings` when errors stop it. */
export const publishDocument = (id: string, etag: string, redirects: string[] = []): Promise<void> =>
  sendOnly(`${at(id)}/draft`, { method: "PATCH", body: { status: "published", redirects }, etag });

/** Moves a draft into a release, or out of `from` with `null`. */
export const moveDraft = (id: string, etag: string, to: string | null, from?: string): Promise<void> =>
  sendOnly(`${at(id)}/draft`, { method: "PATCH", body: { release_id: to }, etag, query: { release_id: from } });

export const discardDraft = (id: string, etag: string, release?: string): Promise<void> =>
  sendOnly(`${at(id)}/draft`, { method: "DELETE", etag, query: { release_id: release } });

/** Unpublishes a document, which stays as a draft, with redirects and, if wanted, the pages below it. */
export const unpublishDocument = (id: string, etag: string, removal: Partial<RemovalRequest> = {}): Promise<void> =>
  sendOnly(`${at(id)}/publication`, { method: "DELETE", body: removal, etag });

/** What unpublishing a document, or also the pages below it, changes beside the document. */
export const loadRemoval = (id: string, section: boolean, signal?: AbortSignal): Promise<Removal> =>
  send(`${at(id)}/removal`, removalSchema, { query: { section: section ? "true" : undefined }, signal });

/** What publishing would change for visitors, and the problems. */
export const loadChanges = (id: string, release?: string, signal?: AbortSignal): Promise<Changes> =>
  send(`${at(id)}/changes`, changesSchema, { query: { release_id: release }, signal });

/** Deletes stored values that do not fit the models; throws `StudioError` 412 when the document was saved since `etag`. */
export const removeHidden = (id: string, fields: string[], etag: string): Promise<Tagged<Saved>> =>
  sendTagged(`${at(id)}/hidden`, savedDocumentSchema, { method: "DELETE", body: { fields }, etag });
