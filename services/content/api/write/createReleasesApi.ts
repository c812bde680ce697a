import { Hono } from "hono";
import { number, object, string } from "yup";

import type { DraftStore } from "../../editing/DraftStore.ts";
import type { Refs } from "../../editing/Refs.ts";
import type { Release, Releases } from "../../editing/Releases.ts";
import type { ReleaseService } from "../../editing/ReleaseService.ts";

const base = "/content/core/releases";

const label = () => string().min(1, "label must not be empty").max(200, "label must be at most 200 characters");
// Milliseconds since 1970.
const moment = () =>
  number()
    .integer("scheduledAt must be whole milliseconds since 1970")
    .nullable()
    .test("future", "scheduledAt must lie in the future", (at) => at === null || at === undefined || at > Date.now());
const created = object({ label: label().required(), scheduledAt: moment() });
const changed = object({ label: label(), scheduledAt: moment() });

/** What happened to releases, for webhooks. */
export type ReleaseChange = { addition?: Release; update?: Release; deletion?: Release };

type Options = {
  releases: Releases;
  drafts: DraftStore;
  refs: Refs;
  releaseService: ReleaseService;
  /** Called after every change: the schedule and the webhooks depend on it. */
  changed: (news: ReleaseChange) => void;
};

/** `/content/core/releases[/:id]` and `…/:id/publish`: sets of drafts that are published at once, now or at a time. */
export function createReleasesApi({ releases, drafts, refs, releaseService, changed: notify }: Options): Hono {
  const app = new Hono();
  const answer = (release: Release) => ({
    ...release,
    ref: refs.getRef(release.id),
    documents: drafts.list(release.id).length,
  });
  app.get(base, (context) => context.json({ results: releases.all.map(answer) }));
  app.get(`${base}/:id`, (context) => context.json(answer(releases.get(context.req.param("id")))));
  app.post(base, async (context) => {
    const { label: name, scheduledAt } = created.validateSync(await context.req.json(), { strict: true });
    const release = await releaseService.create(name, scheduledAt ?? undefined);
    notify({ addition: release });
    return context.json(answer(release), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const { label: name, scheduledAt } = changed.validateSync(await context.req.json(), { strict: true });
    const over = {
      ...(name ? { label: name } : {}),
      ...(scheduledAt === undefined ? {} : { scheduledAt: scheduledAt ?? undefined }),
    };
    const release = await releaseService.change(context.req.param("id"), over);
    notify({ update: release });
    return context.json(answer(release));
  });
  app.delete(`${base}/:id`, async (context) => {
    notify({ deletion: await releaseService.delete(context.req.param("id")) });
    return context.body(null, 204);
  });
  app.post(`${base}/:id/publish`, async (context) => {
    const { release, totalItems } = await releaseService.publish(context.req.param("id"));
    notify({ deletion: release });
    return context.json({ totalItems });
  });
  return app;
}
