import { Hono } from "hono";
import type { Context } from "hono";
import { string } from "yup";

import { documentSearchSchema } from "#cms/list/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { listHidden } from "#cms/repository/domain/model/listHidden.ts";
import { listLinks } from "#cms/links/listLinks.server.ts";
import { listTree } from "#cms/tree/listTree.server.ts";
import { searchDocuments } from "#cms/list/searchDocuments.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { listDeleted } from "#cms/deleted/listDeleted.server.ts";
import type { DraftTarget } from "#cms/releases/Releases.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch, setEtag } from "#cms/http/ifMatch.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { removalRequestSchema } from "#cms/publishing/contract.ts";

import { documentCopySchema, hiddenRemovalSchema } from "./contract.ts";
import { getRevision, unscheduled } from "./DraftStore.server.ts";
import type { Draft } from "./DraftStore.server.ts";
import { readCreation, readUpdate } from "./payload.server.ts";

const base = "/content/core/documents";

type Options = EditingContext & { models: ModelStore };

/**
 * `/content/core/documents`: search, tree and links; drafts beside the published versions, alone or in a release
 * (`release_id`). `GET …/:id[?release_id=]` and `PUT …/:id` respond with an `ETag`; a `PUT` with it as `If-Match` gets
 * 412 when another person has saved since.
 */
export function createDocumentsApi(options: Options): Hono<CoreEnv> {
  const { documentService, draftService, latest, releases, catalog, events, models } = options;
  const app = new Hono<CoreEnv>();
  const toBody = (draft: Draft, folder?: string) => {
    const entry = catalog.withDraft(draft);
    if (!entry) throw new Error(`${draft.document.id} is in no list`);
    return catalog.summarize(entry, folder);
  };
  const getDraftFolder = (context: Context) => {
    const release = context.req.query("release_id");
    return release === undefined ? unscheduled : releases.get(release).id;
  };
  app.post(base, async (context) => {
    const body: unknown = await readJson(context);
    // Not in Prismic's API: a composed document keeps the id of its file.
    const id = /^[\w-]{3,100}$/.exec(context.req.header("x-document-id") ?? "")?.[0];
    const actor = context.get("actor");
    const draft = await documentService.create(parseTarget(body), { ...readCreation(body), id }, { actor });
    events.add(actor, "created", { id: draft.document.id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft), 201);
  });
  app.post(`${base}/search`, async (context) => {
    const query = await documentSearchSchema.validate(await readJson(context));
    await (query.text ? catalog.completeTexts() : catalog.fill());
    return context.json(searchDocuments(catalog, query, models));
  });
  app.get(`${base}/tree`, (context) => {
    const { parent, after } = context.req.query();
    const lang = string().required("lang is missing").validateSync(context.req.query("lang"));
    return context.json(listTree(catalog, { lang, parent, after }));
  });
  app.get(`${base}/deleted`, async (context) => context.json({ results: await listDeleted(options, models.models) }));
  app.get(`${base}/:id/links`, (context) => {
    latest.get(context.req.param("id"));
    return context.json(listLinks(catalog, context.req.param("id")));
  });
  app.get(`${base}/:id`, (context) => {
    const folder = getDraftFolder(context);
    const draft = latest.get(context.req.param("id"), folder);
    setEtag(context, getRevision(draft));
    const { data, misfit } = draft.document;
    return context.json({ ...toBody(draft, folder), data, ...(misfit ? { hidden: listHidden(misfit) } : {}) });
  });
  app.put(`${base}/:id`, async (context) => {
    const body: unknown = await readJson(context);
    const actor = context.get("actor");
    const saving = { actor, revision: readIfMatch(context) };
    const target = parseTarget(body);
    const draft = await documentService.update(target, context.req.param("id"), readUpdate(body), saving);
    events.add(actor, "saved", { id: draft.document.id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft, typeof target === "object" ? target.release : unscheduled));
  });
  app.delete(`${base}/:id/hidden`, async (context) => {
    const { fields } = await hiddenRemovalSchema.validate(await readJson(context));
    const actor = context.get("actor");
    const saving = { actor, revision: readIfMatch(context) };
    const draft = await documentService.dropHidden(context.req.param("id"), fields, saving);
    events.add(actor, "saved", { id: draft.document.id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft));
  });
  app.post(`${base}/:id/copy`, async (context) => {
    const copying = await documentCopySchema.validate(await readJson(context));
    const actor = context.get("actor");
    const draft = await documentService.copy(context.req.param("id"), copying, { actor });
    events.add(actor, "created", { id: draft.document.id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft), 201);
  });
  app.delete(`${base}/:id`, async (context) => {
    const removal = await removalRequestSchema.validate(await readJson(context));
    const deleting = {
      accepted: removal.redirects,
      section: removal.section,
      actor: context.get("actor"),
      revision: readIfMatch(context),
    };
    await draftService.delete(context.req.param("id"), deleting);
    return context.body(null, 204);
  });
  return app;
}

function parseTarget(body: unknown): DraftTarget {
  const release = isObject(body) ? body.release_id : undefined;
  return release === undefined || release === null ? "unscheduled" : { release: String(release) };
}
