import { Hono } from "hono";
import type { Context } from "hono";
import { array, object, string } from "yup";

import { cleanLink } from "#contracts/pastedText.ts";
import { declinedSchema } from "#cms/publishing/contract.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { Refs } from "#cms/previews/Refs.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { listClashes } from "#cms/schedules/listClashes.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { StudioEvent } from "#cms/audit/EventStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch, setEtag } from "#cms/http/ifMatch.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import type { PublicationService } from "#cms/publishing/PublicationService.server.ts";
import type { Webhooks } from "#cms/webhooks/Webhooks.server.ts";
import type { PlanProblems } from "#cms/schedules/PlanProblems.server.ts";
import { futureSchema } from "#cms/schedules/moment.contract.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { announceRelease } from "./announceRelease.server.ts";
import type { ReleaseChange } from "./announceRelease.server.ts";
import type { Release, Releases } from "./Releases.server.ts";
import type { ReleaseService } from "./ReleaseService.server.ts";

const base = "/content/core/releases";

const label = () =>
  string()
    .test({
      message: "label must not be empty",
      test: (value) => value === undefined || value === null || cleanLink(value) !== "",
    })
    .max(200, "label must be at most 200 characters");
const moment = () => futureSchema().nullable();
const created = object({ label: label().required(), scheduledAt: moment() });
const publishing = object({ redirects: array(string().required()).max(1_000).default([]) });
const changed = object({ label: label(), scheduledAt: moment(), declined: declinedSchema.default(undefined) });

type Options = {
  releases: Releases;
  drafts: DraftStore;
  refs: Refs;
  releaseService: ReleaseService;
  publicationService: PublicationService;
  catalog: DocumentCatalog;
  events: EventLog;
  publication: Publication;
  latest: LatestVersions;
  schedules: ScheduleStore;
  redirects: RedirectProposals;
  /** Learns of every change, as webhooks do. */
  scheduler: { plan: () => void };
  webhooks: Webhooks;
  planProblems: PlanProblems;
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
    publicationService,
    catalog,
    publication,
    events,
    redirects,
    scheduler,
    planProblems,
  } = options;
  const app = new Hono<CoreEnv>();
  const notify = (change: ReleaseChange) => {
    scheduler.plan();
    announceRelease(change, options);
  };
  const toBody = (release: Release) => {
    const { approval, ...rest } = release;
    return {
      ...rest,
      ...planProblems.forRelease(release),
      by: approval?.by ?? null,
      ref: refs.getRef(release.id),
      documents: drafts.list(release.id).length,
    };
  };
  const note = (context: Context<CoreEnv>, kind: StudioEvent["kind"], { label: name }: Release) =>
    events.add(context.get("actor"), kind, undefined, { detail: name });
  app.get(base, (context) => context.json({ results: releases.all.map(toBody) }));
  app.get(`${base}/:id`, (context) => {
    const release = releases.get(context.req.param("id"));
    setEtag(context, releaseService.getRevision(release));
    return context.json(toBody(release));
  });
  app.get(`${base}/:id/documents`, (context) => {
    const { id, declined } = releases.get(context.req.param("id"));
    const set = { drafts: drafts.list(id), removed: [] };
    const complete = redirects.complete(set, { declined });
    const errors = Map.groupBy(publication.listErrors(set, complete), ({ document }) => document);
    const results = catalog.listDraftFolder(id).map((entry) => ({
      ...catalog.summarize(entry),
      errors: errors.get(entry.draft.document.id)?.length ?? 0,
      findings: errors.get(entry.draft.document.id) ?? [],
      clashes: listClashes(options, entry.draft, id),
    }));
    return context.json({ total: results.length, next: null, results });
  });
  app.get(`${base}/:id/redirects`, (context) =>
    context.json({
      redirects: redirects.list({ drafts: drafts.list(releases.get(context.req.param("id")).id), removed: [] }),
    }),
  );
  app.post(base, async (context) => {
    const { label: name, scheduledAt } = created.validateSync(await readJson(context), { strict: true });
    const actor = context.get("actor");
    const release = await releaseService.create(name, scheduledAt ?? undefined, { actor });
    notify({ addition: release });
    note(context, "release-created", release);
    return context.json(toBody(release), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const changes = changed.validateSync(await readJson(context), { strict: true });
    const changing = { actor: context.get("actor"), revision: readIfMatch(context) };
    const release = await releaseService.change(context.req.param("id"), changes, changing);
    notify({ update: release });
    note(context, "release-changed", release);
    setEtag(context, releaseService.getRevision(release));
    return context.json(toBody(release));
  });
  app.delete(`${base}/:id`, async (context) => {
    const release = await releaseService.delete(context.req.param("id"), {
      actor: context.get("actor"),
      revision: readIfMatch(context),
    });
    notify({ deletion: release });
    note(context, "release-deleted", release);
    return context.body(null, 204);
  });
  app.post(`${base}/:id/publish`, async (context) => {
    const { redirects: accepted } = await publishing.validate(await readJson(context));
    const { release, totalItems } = await publicationService.publishRelease(context.req.param("id"), {
      actor: context.get("actor"),
      revision: readIfMatch(context),
      accepted,
    });
    notify({ deletion: release });
    return context.json({ totalItems });
  });
  return app;
}
