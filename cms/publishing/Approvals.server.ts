import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import { somebody } from "#cms/people/Actor.server.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";

import { followChange, toEndedError, toReason } from "./approval.server.ts";
import type { Approval } from "./approval.server.ts";

type Options = {
  drafts: DraftStore;
  releases: Releases;
  schedules: ScheduleStore;
  events: Pick<EventLog, "add">;
  notificationService: Pick<NotificationService, "tell">;
};

/** Keeps approvals of scheduled drafts true: a change by another person ends them. Callers hold the mutex. */
export class Approvals {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Updates the approvals of a draft that was saved, moved or discarded by a person. */
  follow = (folder: string, id: string, by: PersonRef = somebody): Promise<void> =>
    this.update(folder, id, (approval) => this.followApproval(approval, folder, id, by));

  /** Updates the approvals of a draft that changed with the page it links to: they stay. */
  keep = (folder: string, id: string): Promise<void> =>
    this.update(folder, id, (approval) => this.followApproval(approval, folder, id, approval.by));

  private async update(
    folder: string,
    id: string,
    toNext: (approval: Approval) => ReturnType<Approvals["followApproval"]>,
  ): Promise<void> {
    const { schedules, releases } = this.options;
    if (folder !== unscheduled) {
      const release = releases.find(folder);
      if (release?.scheduledAt === undefined || !release.approval) return;
      const next = toNext(release.approval);
      if (next) await releases.change(folder, next);
      return;
    }
    const schedule = schedules.find(id, "publish");
    const next = schedule && toNext(schedule.approval);
    if (next) await schedules.set({ ...schedule, ...next });
  }

  /** The changed members of a schedule; `undefined` when nothing changes. */
  private followApproval(approval: Approval, folder: string, id: string, by: PersonRef) {
    const { drafts, events, notificationService } = this.options;
    const next = followChange(approval, id, drafts.find(folder, id), by);
    if (next === approval) return undefined;
    if (!next.ended) return { approval: next };
    const error = toEndedError(next.ended, folder === unscheduled ? 1 : drafts.list(folder).length);
    events.add(by, "approval-ended", { id, title: next.ended.title }, { detail: approval.by.name });
    const document = { id, title: next.ended.title };
    notificationService.tell([approval.by.id], { kind: "schedule-failed", by, document, detail: error.message });
    return { approval: next, failure: error.message, reason: toReason(error) };
  }
}
