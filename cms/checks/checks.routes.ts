import { Hono } from "hono";
import { mixed, object, string } from "yup";

import { compareDocuments } from "#cms/repository/domain/compareDocuments.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { fitDocument } from "#cms/repository/domain/model/fitDocument.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { listLinks } from "#cms/links/listLinks.server.ts";
import { neverPublished } from "#cms/publishing/PublicationWriter.server.ts";
import { listClashes } from "#cms/schedules/listClashes.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import type { Change, Finding, Removal } from "./contract.ts";
import { pageFindings } from "./pageFindings.server.ts";
import { siteChecksQuerySchema } from "./site.contract.ts";
import type { SiteChecksResponse } from "./site.contract.ts";

const checkSchema = object({
  document: object({
    id: string(),
    type: string().required(),
    lang: string().required(),
    uid: string().nullable().default(null),
    group: string(),
    data: mixed<JsonObject>((value): value is JsonObject => isObject(value)).required(),
  }).required(),
  place: string(),
});

type Options = EditingContext & { models: ModelStore };

const maxUnreadable = 100;

/**
 * `POST /content/core/checks` checks a sent document, `GET …/checks/site` all published ones, a page of
 * findings at a time; `GET …/documents/:id/changes` lists what publishing changes, `GET …/documents/:id/parts` the anchors of a page.
 */
export function createChecksApi(options: Options): Hono<CoreEnv> {
  const {
    latest,
    releases,
    catalog,
    contentChecks,
    siteChecks,
    redirects,
    publication,
    models,
    unreadable,
    headingLinks,
  } = options;
  const app = new Hono<CoreEnv>();
  app.post("/content/core/checks", async (context) => {
    const { document, place = unscheduled } = await checkSchema.validate(await readJson(context));
    const { id = "new", group = id, uid = null } = document;
    const existing = latest.find(id)?.document;
    const dates = { first_publication_date: neverPublished, last_publication_date: neverPublished };
    const complete = { ...dates, tags: [], ...existing, ...document, id, uid, group: existing?.group ?? group };
    if (place !== unscheduled) releases.get(place);
    const set = { drafts: [{ title: "", saved: 0, document: fitDocument(complete, models.models) }], removed: [] };
    const [followed] = headingLinks.followWithin(set).drafts;
    return context.json({ findings: contentChecks.check(followed?.document ?? complete, place) });
  });
  app.get("/content/core/checks/site", async (context) => {
    const query = await siteChecksQuerySchema.validate(context.req.query());
    const { checked, findings, linksChecked } = await siteChecks.run();
    const { entries } = catalog;
    const page = await pageFindings(findings, query, (id) => entries.get(id)?.draft.document.lang);
    const ids = new Set(page.findings.map(({ document }) => document));
    const documents = [...ids].flatMap((id) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const { type, lang, uid } = entry.draft.document;
      return [{ id, title: entry.draft.title, type, lang, uid, path: entry.path }];
    });
    const outside = { links_checked: linksChecked, unreadable: (await unreadable()).slice(0, maxUnreadable) };
    const response: SiteChecksResponse = { checked, ...page, documents, ...outside };
    return context.json(response);
  });
  app.get("/content/core/documents/:id/parts", (context) => {
    const document = latest.find(context.req.param("id"))?.document;
    return context.json({ parts: document ? headingLinks.listParts(document) : [] });
  });
  app.get("/content/core/documents/:id/changes", (context) => {
    const release = context.req.query("release_id");
    const folder = release === undefined ? unscheduled : releases.get(release).id;
    const draft = latest.get(context.req.param("id"), folder);
    const set = { drafts: [draft], removed: [] };
    const { set: followed, changes: headings } = headingLinks.follow(set, folder);
    const below = redirects.listMoves(set).filter(({ document }) => document !== draft.document.id);
    const proposals = redirects.list(set);
    // Publishing offers to end the redirect.
    const isEnding = ({ rule, values }: Finding) =>
      rule === "redirect-covered" && proposals.some(({ ends, from }) => ends && values.includes(from));
    return context.json({
      changes: compare(draft),
      findings: contentChecks
        .check(followed.drafts[0]?.document ?? draft.document, folder)
        .filter((finding) => !isEnding(finding)),
      redirects: proposals,
      below,
      headings,
      clashes: listClashes(options, draft, folder),
    });
  });
  app.get("/content/core/documents/:id/removal", (context) => {
    const set = publication.toRemoval(context.req.param("id"), context.req.query("section") === "true");
    const gone = new Set(set.removed.map(({ id }) => id));
    // A page below is named among those that move.
    const isOther = ({ id, field }: { id: string; field: string }) => !gone.has(id) && field !== "data.parent";
    const links = [...gone].flatMap((id) => listLinks(catalog, id).from).filter(isOther);
    const problem = publication.findProblem(set);
    const { code, values = [] } = problem?.facts ?? {};
    const removal: Removal = {
      below: redirects.listMoves(set).filter(({ document }) => document !== context.req.param("id")),
      links,
      redirects: redirects.list(set),
      problem: problem?.message ?? null,
      reason: code === undefined ? null : { code, values, title: null },
    };
    return context.json(removal);
  });
  const compare = (draft: Draft): Change[] => {
    const { document, title } = draft;
    const published = latest.findPublished(document.id);
    const head = { field: "", label: title, slice: null };
    if (!published) return [{ ...head, kind: "added", what: "document", before: null, after: title }];
    const names = new Map(
      models.list("slices").map((slice) => [slice.id, "name" in slice ? String(slice.name) : slice.id]),
    );
    const before = catalog.getPath(published.document);
    const after = redirects.getPathAfter(document, { drafts: [draft], removed: [] });
    const path = { ...head, kind: "changed", what: "path", before: before ?? null, after: after ?? null } as const;
    const context = { models: models.models, getSliceName: (type: string) => names.get(type) ?? type };
    return [...(before === after ? [] : [path]), ...compareDocuments(published.document, document, context)];
  };
  return app;
}
