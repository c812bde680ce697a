import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";

import type { ReleaseDocument } from "./contract.ts";
import type { ScheduleStore } from "./ScheduleStore.server.ts";

type Parts = { drafts: DraftStore; latest: LatestVersions; releases: Releases; schedules: ScheduleStore };
type Clash = NonNullable<ReleaseDocument["clashes"]>[number];

/** Conflicts of publishing a draft: drafts of the same document elsewhere, and later publications. */
export function listClashes({ drafts, latest, releases, schedules }: Parts, draft: Draft, place: string): Clash[] {
  const { id } = draft.document;
  const elsewhere = drafts.findPlaces(id).flatMap((one): Clash[] => {
    if (one === place) return [];
    if (one === unscheduled) {
      const at = schedules.find(id, "publish")?.scheduledAt ?? null;
      return [{ kind: "draft", id: null, label: drafts.find(one, id)?.by?.name ?? "", at }];
    }
    const release = releases.find(one);
    return release ? [{ kind: "release", id: one, label: release.label, at: release.scheduledAt ?? null }] : [];
  });
  const published = latest.findPublished(id);
  const isNewer = published !== undefined && published.saved > draft.saved;
  const since: Clash[] = isNewer
    ? [{ kind: "published", id: null, label: published.by?.name ?? "", at: published.saved }]
    : [];
  return [...elsewhere, ...since];
}
