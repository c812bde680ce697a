import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";

import type { ScheduleStore } from "./ScheduleStore.server.ts";
import type { Clash } from "./clashes.contract.ts";

type Parts = {
  drafts: DraftStore;
  latest: LatestVersions;
  releases: Releases;
  schedules: ScheduleStore;
  catalog: DocumentCatalog;
};

/**
 * Conflicts of publishing a draft of a folder: drafts of the same document elsewhere, later publications, and drafts of
 * other documents that take the same path.
 */
export function listClashes(parts: Parts, draft: Draft, folder: string): Clash[] {
  const { drafts, latest, schedules, releases, catalog } = parts;
  const { id } = draft.document;
  const elsewhere = drafts.findPlaces(id).flatMap((one): Clash[] => {
    if (one === folder) return [];
    if (one === unscheduled) {
      const at = schedules.find(id, "publish")?.scheduledAt ?? null;
      return [toClash({ kind: "draft", label: drafts.find(one, id)?.by?.name ?? "", at })];
    }
    const release = releases.find(one);
    const at = release?.scheduledAt ?? null;
    return release ? [toClash({ kind: "release", id: one, label: release.label, at })] : [];
  });
  const published = latest.findPublished(id);
  const isNewer = published !== undefined && published.saved > draft.saved;
  const since = isNewer ? [toClash({ kind: "published", label: published.by?.name ?? "", at: published.saved })] : [];
  // Two drafts of one release with the same path are an error.
  const isOther = (one: DraftAt) => one.draft.document.id !== id && (folder === unscheduled || one.folder !== folder);
  const path = catalog.getPath(draft.document);
  const others = path === null ? [] : catalog.listDraftsAt(path).filter(isOther);
  return [...elsewhere, ...since, ...others.map((one) => toPathClash(parts, one, path))];
}

function toPathClash({ schedules, releases }: Parts, { draft, folder }: DraftAt, path: string | null): Clash {
  const label = draft.title;
  if (folder === unscheduled) {
    const at = schedules.find(draft.document.id, "publish")?.scheduledAt ?? null;
    return toClash({ kind: "path", label, at, path });
  }
  const { label: release = null, scheduledAt: at = null } = releases.find(folder) ?? {};
  return toClash({ kind: "path", id: folder, label, at, path, release });
}

type DraftAt = ReturnType<DocumentCatalog["listDraftsAt"]>[number];

const toClash = (clash: Pick<Clash, "kind" | "label" | "at"> & Partial<Clash>): Clash => ({
  id: null,
  path: null,
  release: null,
  ...clash,
});
