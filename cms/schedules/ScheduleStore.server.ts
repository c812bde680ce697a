import { boolean, object, string } from "yup";

import { declinedSchema } from "#cms/publishing/contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { approvalSchema } from "#cms/publishing/approval.server.ts";
import type { Approval } from "#cms/publishing/approval.server.ts";

import { doneSchema, scheduleActions } from "./contract.ts";
import type { DoneSchedule, ScheduleAction } from "./contract.ts";
import type { Reason } from "./reasons.contract.ts";
import { reasonSchema } from "./reasons.contract.ts";
import { momentSchema } from "./moment.contract.ts";

/** A scheduled action on a document. */
export type StoredSchedule = {
  document: string;
  action: ScheduleAction;
  scheduledAt: number;
  /** Who scheduled it, and which draft. */
  approval: Approval;
  /** Old paths without a redirect. */
  declined: string[];
  /** With `unpublish`: whether the pages below leave the site too. */
  section: boolean;
  failure: string | null;
  reason: Reason | null;
};

const action = () => string().oneOf(scheduleActions).required();

const waitingSchema = object({
  document: string().required(),
  action: action(),
  scheduledAt: momentSchema().required(),
  approval: approvalSchema.required(),
  declined: declinedSchema,
  section: boolean().default(false),
  failure: string().nullable().default(null),
  reason: reasonSchema.nullable().default(null),
});

const maxDone = 500;

/** Pending and completed schedules of documents. Callers that change them hold the mutex. */
export class ScheduleStore {
  private readonly waiting: CachedRecords<StoredSchedule>;
  private readonly doneRecords: CachedRecords<DoneSchedule>;

  constructor(store: ContentStore) {
    this.waiting = new CachedRecords<StoredSchedule>(store, "cms_schedules", waitingSchema);
    this.doneRecords = new CachedRecords<DoneSchedule>(store, "cms_done_schedules", doneSchema);
  }

  /** Pending schedules, oldest first. */
  get all(): readonly StoredSchedule[] {
    return this.waiting.all;
  }

  /** Completed schedules, newest first. */
  get done(): readonly DoneSchedule[] {
    return this.doneRecords.all.reverse();
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.waiting.changes + this.doneRecords.changes;
  }

  find = (document: string, action: ScheduleAction): StoredSchedule | undefined =>
    this.waiting.find(toKey(document, action));

  /** Adds a schedule, replacing one for the same document and action. */
  async set(schedule: StoredSchedule): Promise<void> {
    const key = toKey(schedule.document, schedule.action);
    await this.waiting.remove(key);
    await this.waiting.put(key, schedule);
  }

  /** Cancels a pending schedule; returns whether there was one. */
  async remove(document: string, actions: readonly ScheduleAction[] = scheduleActions): Promise<boolean> {
    const keys = actions.filter((one) => this.find(document, one)).map((one) => toKey(document, one));
    await this.waiting.remove(...keys);
    return keys.length > 0;
  }

  /** Records a completed schedule, once. */
  async finish(done: DoneSchedule): Promise<void> {
    await this.doneRecords.put(toDoneKey(done), done);
    await this.doneRecords.remove(...this.done.slice(maxDone).map(toDoneKey));
  }
}

const toKey = (document: string, action: ScheduleAction) => `${document} ${action}`;
const toDoneKey = ({ id, action, at }: DoneSchedule) => `${id} ${action} ${at}`;
