import { Hono } from "hono";
import { number, object, string } from "yup";

import type { Drafts } from "../drafts/drafts.ts";
import type { Refs } from "../drafts/refs.ts";
import type { Release, Releases } from "../drafts/releases.ts";
import type { Workshop } from "../drafts/workshop.ts";
import { WriteError } from "./writeError.ts";

const base = "/content/core/releases";

const label = () => string().min(1, "label must not be empty").max(200, "label must be at most 200 characters");
// In milliseconds, as dates are counted in JavaScript.
const moment = () =>
  number()
    .integer("scheduledAt must be whole milliseconds since 1970")
    .nullable()
    .test("future", "scheduledAt must lie in the future", (at) => at === null || at === undefined || at > Date.now());
const created = object({ label: label().required(), scheduledAt: moment() });
const changed = object({ label: label(), scheduledAt: moment() });

/** What happened to releases, for webhooks. */
export type ReleaseNews = { addition?: Release; update?: Release; deletion?: Release };

type Options = {
  releases: Releases;
  drafts: Drafts;
  refs: Refs;
  workshop: Workshop;
  /** Called after every change: the schedule and the webhooks depend on it. */
  changed: (news: ReleaseNews) => void;
};

/** `/content/core/releases[/:id]` and `…/:id/publish`: sets of drafts that are published at once, now or at a time. */
export function createReleasesApi({ releases, drafts, refs, workshop, changed: tell }: Options): Hono {
  const app = new Hono();
  const answer = (release: Release) => ({
    ...release,
    ref: refs.refOf(release.id),
    documents: drafts.list(release.id).length,
  });
  const find = (id: string): Release => {
    const release = releases.find(id);
    if (!release) throw new WriteError(404, `There is no release ${id}`);
    return release;
  };
  app.get(base, (context) => context.json({ results: releases.all.map(answer) }));
  app.get(`${base}/:id`, (context) => context.json(answer(find(context.req.param("id")))));
  app.post(base, async (context) => {
    const { label: name, scheduledAt } = created.validateSync(await context.req.json(), { strict: true });
    const release = await releases.create(name, { scheduledAt: scheduledAt ?? undefined });
    tell({ addition: release });
    return context.json(answer(release), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const { id } = find(context.req.param("id"));
    const { label: name, scheduledAt } = changed.validateSync(await context.req.json(), { strict: true });
    const over = {
      ...(name ? { label: name } : {}),
      ...(scheduledAt === undefined ? {} : { scheduledAt: scheduledAt ?? undefined }),
    };
    const release = await releases.change(id, over);
    if (release) tell({ update: release });
    return context.json(answer(find(id)));
  });
  app.delete(`${base}/:id`, async (context) => {
    const release = find(context.req.param("id"));
    refs.retire(refs.refOf(release.id));
    await releases.remove(release.id);
    await drafts.removePlace(release.id);
    tell({ deletion: release });
    return context.body(null, 204);
  });
  app.post(`${base}/:id/publish`, async (context) => {
    const release = find(context.req.param("id"));
    refs.retire(refs.refOf(release.id));
    const totalItems = await workshop.publishRelease(release);
    tell({ deletion: release });
    return context.json({ totalItems });
  });
  return app;
}
