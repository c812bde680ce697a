import { Hono } from "hono";
import type { Context } from "hono";
import { array, number, object, string } from "yup";

import { declinedSchema } from "#cms/drafts/contract.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { Refs } from "#cms/previews/Refs.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { requireNoErrors } from "#cms/checks/requireNoErrors.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { listClashes } from "#cms/schedules/listClashes.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { EventLog, StudioEvent } from "#cms/audit/EventLog.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch, setEtag } from "#cms/http/ifMatch.server.ts";

import type { Release, Releases } from "./Releases.server.ts";
import type { ReleaseService } from "./ReleaseService.server.ts";

const base = "/content/core/releases";

const label = () => string().min(1, "label must not be empty").max(200, "label must be at most 200 characters");
// Milliseconds since 1970.
const moment = () =>
  number()
    .integer("scheduledAt must be whole milliseconds since 1970")
    .nullable()
    .test("future", "scheduledAt must lie in the future", (at) => at === null || at === undefined || at > Date.now());
const created = object({ label: label().required(), scheduledAt: moment() });
const publishing = object({ redirects: array(string().required()).max(1_000).default([]) });
const changed = object({ label: label(), scheduledAt: moment(), declined: declinedSchema.default(undefined) });

/** Changes of releases, for webhooks. */
export type ReleaseChange = { addition?: Release; update?: Release; deletion?: Release };

type Options = {
  releases: Releases;
  drafts: DraftStore;
  refs: Refs;
  releaseService: ReleaseService;
  catalog: DocumentCatalog;
  events: EventLog;
  contentChecks: ContentChecks;
  latest: LatestVersions;
  schedules: ScheduleStore;
  redirects: RedirectProposals;
  /** Called after every change: the schedule and the webhooks depend on it. */
  changed: (news: ReleaseChange) => void;
};

/**
 * `/content/core/releases[/:id]`, `…/:id/documents`, `…/:id/redirects` and `…/:id/publish`: sets of drafts that are
 * published together, now or at a time. Changes with a release's `ETag` as `If-Match` get 412 when it has changed
 * since.
 */
export function createReleasesApi(options: Options): Hono<CoreEnv> {
  const {
    releases,
    drafts,
    refs,
    releaseService,
    catalog,
    contentChecks,
    events,
    redirects,
    changed: notify,
  } = options;
  const app = new Hono<CoreEnv>();
  const answer = (release: Release) => ({
    ...release,
    ref: refs.getRef(release.id),
    documents: drafts.list(release.id).length,
  });
  const note = (context: Context<CoreEnv>, kind: StudioEvent["kind"], { label: name }: Release) =>
    events.add(context.get("actor"), kind, undefined, { detail: name });
  app.get(base, (context) => context.json({ results: releases.all.map(answer) }));
  app.on(["POST", "PATCH", "DELETE"], [base, `${base}/*`], async (context, next) => {
    requireRole(context.get("actor"), "publisher");
    await next();
  });
  app.get(`${base}/:id`, (context) => {
    const release = releases.get(context.req.param("id"));
    setEtag(context, releaseService.getRevision(release));
    return context.json(answer(release));
  });
  app.get(`${base}/:id/documents`, (context) => {
    const entries = catalog.listDraftFolder(releases.get(context.req.param("id")).id);
    const folder = context.req.param("id");
    const results = entries.map((entry) => ({
      ...catalog.summarize(entry),
      errors: contentChecks.check(entry.draft.document, folder).filter(({ level }) => level === "error").length,
      clashes: listClashes(options, entry.draft, folder),
    }));
    return context.json({ total: results.length, next: null, results });
  });
  app.get(`${base}/:id/redirects`, (context) =>
    context.json({ redirects: redirects.list(drafts.list(releases.get(context.req.param("id")).id)) }),
  );
  app.post(base, async (context) => {
    const { label: name, scheduledAt } = created.validateSync(await context.req.json(), { strict: true });
    const release = await releaseService.create(name, scheduledAt ?? undefined);
    notify({ addition: release });
    note(context, "release-created", release);
    return context.json(answer(release), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const { label: name, scheduledAt, declined } = changed.validateSync(await context.req.json(), { strict: true });
    const over = {
      ...(name ? { label: name } : {}),
      ...(scheduledAt === undefined ? {} : { scheduledAt: scheduledAt ?? undefined }),
      ...(declined ? { declined } : {}),
    };
    const release = await releaseService.change(context.req.param("id"), over, { revision: readIfMatch(context) });
    notify({ update: release });
    note(context, "release-changed", release);
    setEtag(context, releaseService.getRevision(release));
    return context.json(answer(release));
  });
  app.delete(`${base}/:id`, async (context) => {
    const release = await releaseService.delete(context.req.param("id"), { revision: readIfMatch(context) });
    notify({ deletion: release });
    note(context, "release-deleted", release);
    return context.body(null, 204);
  });
  app.post(`${base}/:id/publish`, async (context) => {
    const { id } = context.req.param();
    const by = toPersonRef(context.get("actor"));
    if (!context.get("actor").isToken) requireNoErrors(contentChecks, drafts.list(releases.get(id).id), id);
    const { redirects: accepted } = await publishing.validate(await context.req.json().catch(() => ({})));
    const saving = { by, revision: readIfMatch(context), accepted };
    const { release, totalItems } = await releaseService.publish(id, saving);
    notify({ deletion: release });
    return context.json({ totalItems });
  });
  return app;
}
