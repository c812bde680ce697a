import { send, sendOnly } from "#cms/http/send.ts";

import { scheduleSchema, schedulesSchema } from "./contract.ts";
import type { Schedule, ScheduleAction, Schedules } from "./contract.ts";

const atDocument = (id: string) => `documents/${encodeURIComponent(id)}/schedule`;

/** Scheduled actions, and those already carried out. */
export const loadSchedules = (signal?: AbortSignal): Promise<Schedules> =>
  send("schedules", schedulesSchema, { signal });

/** Throws `StudioError` 409 when there is nothing to do, 412 when the document was saved since `etag`. */
export const scheduleDocument = (
  id: string,
  schedule: { at: number; action: ScheduleAction; declined: string[]; section: boolean },
  etag: string,
): Promise<Schedule> => send(atDocument(id), scheduleSchema, { method: "PUT", body: schedule, etag });

export const unscheduleDocument = (id: string, action: ScheduleAction): Promise<void> =>
  sendOnly(atDocument(id), { method: "DELETE", query: { action } });
