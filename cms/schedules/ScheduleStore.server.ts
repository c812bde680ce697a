import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

import { declinedSchema } from "#cms/drafts/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import { approvalSchema } from "#cms/publishing/approval.server.ts";
import type { Approval } from "#cms/publishing/approval.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { pickReadable } from "#cms/repository/store/shapes.server.ts";

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
  approval: approvalSchema.optional().default(undefined),
  /** In files written before there were approvals. */
  by: personRefSchema.optional().default(undefined),
  mark: string().nullable().default(null),
  declined: declinedSchema,
  section: boolean().default(false),
  failure: string().nullable().default(null),
  reason: reasonSchema.nullable().default(null),
});
const schema = object({
  waiting: array(waitingSchema.required()).required(),
  done: array(doneSchema.required()).required(),
});
const shape = {
  read: (stored: unknown) => schema.validateSync(stored),
  salvage: (stored: unknown) => {
    const { waiting, done } = isObject(stored) ? stored : {};
    return { waiting: pickReadable(waiting, waitingSchema), done: pickReadable(done, doneSchema) };
  },
};

const maxDone = 500;

type Waiting = InferType<typeof schema>["waiting"][number];

const toSchedule = ({ by, mark, approval, ...schedule }: Waiting): StoredSchedule => ({
  ...schedule,
  approval: approval ?? {
    by: by ?? { id: "", name: "" },
    checks: "site",
    marks: mark === null ? {} : { [schedule.document]: mark },
    ended: null,
  },
});

/** Pending and completed schedules of documents, in `schedules.json`. Callers that change it hold the mutex. */
export class ScheduleStore {
  readonly #state: StateStore;
  #waiting: StoredSchedule[] = [];
  #done: DoneSchedule[] = [];
  #changes = 0;

  constructor(state: StateStore) {
    this.#state = state;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    const { waiting, done } = (await this.#state.read("schedules", shape)) ?? { waiting: [], done: [] };
    [this.#waiting, this.#done] = [waiting.map(toSchedule), done];
    this.#changes += 1;
  }

  /** Pending schedules, oldest first. */
  get all(): readonly StoredSchedule[] {
    return this.#waiting;
  }

  /** Completed schedules, newest first. */
  get done(): readonly DoneSchedule[] {
    return this.#done;
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.#changes;
  }

  find = (document: string, wanted: ScheduleAction): StoredSchedule | undefined =>
    this.#waiting.find((one) => one.document === document && one.action === wanted);

  /** Adds a schedule, replacing one for the same document and action. */
  async set(schedule: StoredSchedule): Promise<void> {
    await this.#write([...this.#without(schedule), schedule], this.#done);
  }

  /** Cancels a pending schedule; returns whether there was one. */
  async remove(document: string, actions: readonly ScheduleAction[] = scheduleActions): Promise<boolean> {
    const rest = this.#waiting.filter((one) => one.document !== document || !actions.includes(one.action));
    if (rest.length === this.#waiting.length) return false;
    await this.#write(rest, this.#done);
    return true;
  }

  /** Records a completed schedule, once. */
  async finish(done: DoneSchedule): Promise<void> {
    const others = this.#done.filter((one) => one.id !== done.id || one.at !== done.at || one.action !== done.action);
    await this.#write(this.#waiting, [done, ...others].slice(0, maxDone));
  }

  #without = ({ document, action: wanted }: StoredSchedule) =>
    this.#waiting.filter((one) => one.document !== document || one.action !== wanted);

  async #write(waiting: StoredSchedule[], done: DoneSchedule[]): Promise<void> {
    await this.#state.write("schedules", { waiting, done });
    [this.#waiting, this.#done] = [waiting, done];
    this.#changes += 1;
  }
}
