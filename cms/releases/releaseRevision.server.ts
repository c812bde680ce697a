import { createHash } from "node:crypto";

import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { Release } from "./Releases.server.ts";

/** A hash of a release and its drafts, used as its ETag. What happened by itself is not part of it. */
export function getReleaseRevision({ id, label, scheduledAt, declined, migration }: Release, drafts: Draft[]): string {
  const revisions = drafts.map((draft) => [draft.document.id, getRevision(draft)]);
  return createHash("sha256")
    .update(JSON.stringify([id, label, scheduledAt, declined, migration, revisions]))
    .digest("base64url")
    .slice(0, 22);
}

/** Throws `WriteError` (412) unless `revision` is that of the release or missing. */
export function checkReleaseRevision(release: Release, drafts: Draft[], revision: string | undefined): void {
  if (revision === undefined || revision === getReleaseRevision(release, drafts)) return;
  const [newest] = [...drafts].sort((a, b) => b.saved - a.saved);
  const facts = {
    ...named("release-changed"),
    saved_by: newest?.by ?? null,
    ...(newest ? { saved: newest.saved } : {}),
  };
  throw new WriteError(412, "The release was changed since you read it; read it again", [], facts);
}
