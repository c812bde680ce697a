import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { overlay } from "#cms/repository/store/snapshot.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";

import type { ScheduleStore, StoredSchedule } from "./ScheduleStore.server.ts";

type Parts = { drafts: DraftStore; releases: Releases; schedules: ScheduleStore };

type Wanted = {
  /** The time, in milliseconds. */
  at: number;
  /** A release to include, scheduled or not. */
  release?: string | undefined;
  /** A release or document whose own schedule is left out. */
  without?: string | undefined;
};

type Step = { time: number; documents: StoredDocument[]; gone: StoredDocument[] };

/**
 * The content at a future time: the published content with everything scheduled until then applied in order. A schedule
 * whose approval ended, or that failed, will not be carried out.
 */
export function composeSiteAt(base: Snapshot, { at, release, without }: Wanted, parts: Parts, ref: string): Snapshot {
  const { drafts, releases, schedules } = parts;
  const isUsable = new Set(drafts.served(unscheduled).map(({ id }) => id));
  const listGone = ({ action, document, section }: StoredSchedule): StoredDocument[] => {
    const published = action === "unpublish" ? base.find(document) : undefined;
    if (!published) return [];
    return section ? base.listWithDescendants(published) : [published];
  };
  const steps: Step[] = [
    ...releases.all
      .filter(({ id, approval, failure }) => id !== without && (id === release || (!approval?.ended && !failure)))
      .map(({ id, scheduledAt = Infinity }) => ({
        time: id === release ? Math.min(at, scheduledAt) : scheduledAt,
        documents: drafts.served(id),
        gone: [],
      })),
    ...schedules.all
      .filter(({ document, failure }) => document !== without && failure === null)
      .map((schedule) => {
        const { document, action, scheduledAt: time } = schedule;
        const draft = action === "publish" && isUsable.has(document) ? drafts.find(unscheduled, document) : undefined;
        return { time, documents: draft ? [draft.document] : [], gone: listGone(schedule) };
      }),
  ];
  const over = new Map<string, StoredDocument | undefined>();
  for (const { documents, gone } of steps.filter(({ time }) => time <= at).sort((a, b) => a.time - b.time)) {
    for (const { id } of gone) over.set(id, undefined);
    for (const document of documents) over.set(document.id, document);
  }
  const documents = [...over.values()].flatMap((document) => document ?? []);
  const removed = new Set([...over].flatMap(([id, document]) => (document ? [] : [id])));
  return overlay(base, documents, ref, removed);
}
