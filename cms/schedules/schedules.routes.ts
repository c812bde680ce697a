import { Hono } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";
import type { Release } from "#cms/releases/Releases.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { newScheduleSchema, scheduleActions } from "./contract.ts";
import type { Schedule } from "./contract.ts";
import type { StoredSchedule } from "./ScheduleStore.server.ts";

const base = "/content/core/documents/:id/schedule";

/** `PUT|DELETE …/documents/:id/schedule` schedules publication or unpublication of a document; `GET …/schedules` lists all. */
export function createSchedulesApi(options: EditingContext): Hono<CoreEnv> {
  const { schedules, scheduleService, scheduler, catalog, releases, planProblems } = options;
  const app = new Hono<CoreEnv>();
  const toPlannedRelease = (release: Release) => {
    const { id, label, scheduledAt: at, approval } = release;
    return at === undefined ? [] : [{ id, label, at, by: approval?.by ?? null, ...planProblems.forRelease(release) }];
  };
  const toBody = (schedule: StoredSchedule): Schedule => {
    const { document, action, scheduledAt: at, approval, declined, section } = schedule;
    const entry = catalog.entries.get(document);
    const { title = "", document: newest } = entry?.draft ?? {};
    const head = { document, title, lang: newest?.lang ?? "", path: entry?.path ?? null, action, at };
    return { ...head, by: approval.by, declined, section, ...planProblems.forSchedule(schedule) };
  };
  app.put(base, async (context) => {
    const newSchedule = await newScheduleSchema.validate(await readJson(context));
    const setting = { ...newSchedule, actor: context.get("actor"), revision: readIfMatch(context) };
    const schedule = await scheduleService.set(context.req.param("id"), setting);
    scheduler.plan();
    return context.json(toBody(schedule));
  });
  app.delete(base, async (context) => {
    const actionParam = context.req.query("action");
    const actions = scheduleActions.filter((action) => actionParam === undefined || action === actionParam);
    await scheduleService.remove(context.req.param("id"), actions, context.get("actor"));
    return context.body(null, 204);
  });
  app.get("/content/core/schedules", (context) => {
    const results = [...schedules.all].sort((a, b) => a.scheduledAt - b.scheduledAt).map(toBody);
    return context.json({ results, releases: releases.all.flatMap(toPlannedRelease), done: schedules.done });
  });
  return app;
}
