import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { History } from "./History.server.ts";
import type { LatestVersions } from "./LatestVersions.server.ts";

type Parts = { drafts: DraftStore; latest: LatestVersions; history: History };

/** The name of a document's version in a release. */
export const toReleaseVersion = (release: string): string => `r-${release}`;

/** A version by its name in the list of versions; throws `WriteError` (404) when there is none. */
export async function findVersion(
  { drafts, latest, history }: Parts,
  id: string,
  version: string,
): Promise<StoredDocument> {
  const place = version === "draft" ? unscheduled : /^r-(.+)$/.exec(version)?.[1];
  const current = version === "published" ? latest.findPublished(id) : place && drafts.find(place, id);
  const found = (current || undefined)?.document ?? (await history.find(id, version));
  if (!found) throw new WriteError(404, `There is no version ${version} of ${id}`, [], named("no-version"));
  return found;
}
