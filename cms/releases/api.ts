import type { InferType } from "yup";

import { redirectProposalsSchema } from "#cms/checks/contract.ts";
import { send, sendOnly, sendTagged } from "#cms/http/send.ts";
import type { Tagged } from "#cms/http/send.ts";

import { releaseDocumentsSchema, releaseSchema, releasesSchema } from "./contract.ts";
import type { StudioRelease } from "./contract.ts";

const atRelease = (id: string) => `releases/${encodeURIComponent(id)}`;

export const loadReleases = (signal?: AbortSignal): Promise<InferType<typeof releasesSchema>> =>
  send("releases", releasesSchema, { signal });

/** A release with the ETag that publishing or changing it needs. */
export const loadRelease = (id: string, signal?: AbortSignal): Promise<Tagged<StudioRelease>> =>
  sendTagged(atRelease(id), releaseSchema, { signal });

export const loadReleaseDocuments = (
  id: string,
  signal?: AbortSignal,
): Promise<InferType<typeof releaseDocumentsSchema>> =>
  send(`${atRelease(id)}/documents`, releaseDocumentsSchema, { signal });

export const createRelease = (label: string): Promise<StudioRelease> =>
  send("releases", releaseSchema, { method: "POST", body: { label } });

/** Gives a release a name or a time; null takes the time away. */
export const changeRelease = (
  id: string,
  change: { label?: string; scheduledAt?: number | null; declined?: string[] },
  etag: string,
): Promise<StudioRelease> => send(atRelease(id), releaseSchema, { method: "PATCH", body: change, etag });

export const deleteRelease = (id: string, etag: string): Promise<void> =>
  sendOnly(atRelease(id), { method: "DELETE", etag });

/** Publishes all of its documents or none; throws `StudioError` 422 with `findings`. */
export const publishRelease = (id: string, etag: string, redirects: string[]): Promise<void> =>
  sendOnly(`${atRelease(id)}/publish`, { method: "POST", body: { redirects }, etag });

/** Redirects from the addresses that pages leave when a release is published. */
export const loadReleaseRedirects = (
  id: string,
  signal?: AbortSignal,
): Promise<InferType<typeof redirectProposalsSchema>> =>
  send(`${atRelease(id)}/redirects`, redirectProposalsSchema, { signal });

/** Moves a draft into a release, or out of `from` with `null`. */
export const moveDraft = (id: string, etag: string, to: string | null, from?: string): Promise<void> =>
  sendOnly(`documents/${encodeURIComponent(id)}/draft`, {
    method: "PATCH",
    body: { release_id: to },
    etag,
    query: { release_id: from },
  });
