import { Hono } from "hono";

import { requireNoErrors } from "#cms/checks/requireNoErrors.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";

import { newScheduleSchema, scheduleActions } from "./contract.ts";
import type { Schedule } from "./contract.ts";
import type { StoredSchedule } from "./ScheduleStore.server.ts";

const base = "/content/core/documents/:id/schedule";

/** `PUT|DELETE …/documents/:id/schedule` schedules publication or unpublication of a document; `GET …/schedules` lists all. */
export function createSchedulesApi(options: EditingContext): Hono<CoreEnv> {
  const { schedules, scheduleService, scheduler, latest, catalog, drafts, events, contentChecks } = options;
  const app = new Hono<CoreEnv>();
  const toBody = ({ document, action, scheduledAt: at, by, declined, failure }: StoredSchedule): Schedule => {
    const entry = catalog.entries.get(document);
    const { title = "", document: newest } = entry?.draft ?? {};
    return { document, title, lang: newest?.lang ?? "", path: entry?.path ?? null, action, at, by, declined, failure };
  };
  app.put(base, async (context) => {
    const { id } = context.req.param();
    const actor = context.get("actor");
    requireRole(actor, "publisher");
    const { at, action, declined } = await newScheduleSchema.validate(await context.req.json());
    const draft = drafts.find(unscheduled, id);
    if (action === "publish" && draft && !actor.isToken) requireNoErrors(contentChecks, [draft], unscheduled);
    const by = toPersonRef(actor);
    const schedule = await scheduleService.set(id, { at, action, declined, by, revision: readIfMatch(context) });
    scheduler.plan();
    const detail = `${action} ${new Date(at).toISOString()}`;
    events.add(by, "scheduled", { id, title: latest.get(id).title }, { detail });
    return context.json(toBody(schedule));
  });
  app.delete(base, async (context) => {
    const { id } = context.req.param();
    requireRole(context.get("actor"), "publisher");
    const wanted = context.req.query("action");
    const actions = scheduleActions.filter((action) => wanted === undefined || action === wanted);
    if (!(await scheduleService.remove(id, actions))) throw new WriteError(404, "Nothing is planned for this document");
    events.add(context.get("actor"), "unscheduled", { id, title: latest.find(id)?.title ?? "" });
    return context.body(null, 204);
  });
  app.get("/content/core/schedules", (context) => {
    const results = [...schedules.all].sort((a, b) => a.scheduledAt - b.scheduledAt).map(toBody);
    return context.json({ results, done: schedules.done });
  });
  return app;
}
