import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { overlay } from "#cms/repository/store/snapshot.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";

import type { ScheduleStore } from "./ScheduleStore.server.ts";

type Parts = { drafts: DraftStore; releases: Releases; schedules: ScheduleStore };

type Wanted = {
  /** The time, in milliseconds. */
  at: number;
  /** A release to include, scheduled or not. */
  release?: string | undefined;
};

/** The content at a future time: the published content with everything scheduled until then applied in order. */
export function composeSiteAt(base: Snapshot, { at, release }: Wanted, parts: Parts, ref: string): Snapshot {
  const { drafts, releases, schedules } = parts;
  const isUsable = new Set(drafts.served(unscheduled).map(({ id }) => id));
  const steps = [
    ...releases.all.map(({ id, scheduledAt = Infinity }) => ({
      time: id === release ? Math.min(at, scheduledAt) : scheduledAt,
      documents: drafts.served(id),
      gone: undefined,
    })),
    ...schedules.all.map(({ document, action, scheduledAt: time }) => {
      const draft = action === "publish" && isUsable.has(document) ? drafts.find(unscheduled, document) : undefined;
      return { time, documents: draft ? [draft.document] : [], gone: action === "unpublish" ? document : undefined };
    }),
  ];
  const over = new Map<string, StoredDocument | undefined>();
  for (const { documents, gone } of steps.filter(({ time }) => time <= at).sort((a, b) => a.time - b.time)) {
    if (gone !== undefined) over.set(gone, undefined);
    for (const document of documents) over.set(document.id, document);
  }
  const shown = [...over.values()].flatMap((document) => document ?? []);
  const removed = new Set([...over].flatMap(([id, document]) => (document ? [] : [id])));
  return overlay(base, shown, ref, removed);
}
