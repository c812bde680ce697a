import type { InferType } from "yup";

import { savedDocumentSchema } from "#cms/drafts/contract.ts";
import { send, sendOnly, sendTagged } from "#cms/http/send.ts";
import type { Tagged } from "#cms/http/send.ts";

import { deletedDocumentsSchema, versionSchema, versionsSchema } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

/** What is published, what was, and overwritten drafts, the newest first. */
export const loadVersions = (id: string, signal?: AbortSignal): Promise<InferType<typeof versionsSchema>> =>
  send(`${at(id)}/versions`, versionsSchema, { query: { drafts: "true" }, signal });

/** One version's content; `published` is what is on the site. */
export const loadVersion = (id: string, version: string): Promise<InferType<typeof versionSchema>> =>
  send(`${at(id)}/versions/${encodeURIComponent(version)}`, versionSchema);

/** Documents that are neither published nor have a draft. */
export const loadDeleted = (signal?: AbortSignal): Promise<InferType<typeof deletedDocumentsSchema>> =>
  send("documents/deleted", deletedDocumentsSchema, { signal });

/** Deletes a deleted document for good, with all its versions. */
export const purgeDocument = (id: string): Promise<void> => sendOnly(`${at(id)}/versions`, { method: "DELETE" });

/** Makes a version the draft. */
export const restoreVersion = (
  id: string,
  version: string,
  etag?: string,
): Promise<Tagged<InferType<typeof savedDocumentSchema>>> =>
  sendTagged(`${at(id)}/versions/${encodeURIComponent(version)}/restore`, savedDocumentSchema, {
    method: "POST",
    body: {},
    etag,
  });
