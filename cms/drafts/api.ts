import type { InferType } from "yup";

import { sendOnly, sendTagged } from "#cms/http/send.ts";
import type { Tagged } from "#cms/http/send.ts";

import { documentSchema, savedDocumentSchema } from "./contract.ts";
import type { DocumentUpdate, NewDocument, StudioDocument } from "./contract.ts";

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

export const discardDraft = (id: string, etag: string, release?: string): Promise<void> =>
  sendOnly(`${at(id)}/draft`, { method: "DELETE", etag, query: { release_id: release } });

/** Deletes stored values that do not fit the models; throws `StudioError` 412 when the document was saved since `etag`. */
export const removeHidden = (id: string, fields: string[], etag: string): Promise<Tagged<Saved>> =>
  sendTagged(`${at(id)}/hidden`, savedDocumentSchema, { method: "DELETE", body: { fields }, etag });
