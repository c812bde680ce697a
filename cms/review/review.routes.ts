import { Hono } from "hono";

import { commentChangeSchema, newCommentSchema } from "#cms/comments/contract.ts";
import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { newRequestSchema } from "./contract.ts";

const base = "/content/core/documents/:id";

/**
 * `…/documents/:id/request` requests publication, `GET …/requests` lists requests;
 * `…/documents/:id/comments[/:comment]`.
 */
export function createReviewApi(options: EditingContext): Hono<CoreEnv> {
  const { requests, requestService, comments, drafts, latest, catalog, events } = options;
  const app = new Hono<CoreEnv>();
  const about = (id: string) => ({ id, title: latest.get(id).title });
  app.put(`${base}/request`, async (context) => {
    const { note } = await newRequestSchema.validate(await readJson(context));
    const request = { actor: context.get("actor"), note, revision: readIfMatch(context) };
    await requestService.add(context.req.param("id"), request);
    return context.body(null, 204);
  });
  app.delete(`${base}/request`, async (context) => {
    await requestService.remove(context.req.param("id"), context.get("actor"));
    return context.body(null, 204);
  });
  app.get("/content/core/requests", (context) => {
    const results = requests.all.flatMap(({ document, by, at, note }) => {
      const draft = drafts.find(unscheduled, document);
      const entry = draft && catalog.withDraft(draft);
      if (!draft || !entry) return [];
      const etag = `"${getRevision(draft)}"`;
      return [{ ...catalog.summarize(entry), requested_by: by, requested: at, note, etag }];
    });
    return context.json({ results });
  });
  app.get(`${base}/comments`, async (context) =>
    context.json({ results: await comments.list(context.req.param("id")) }),
  );
  app.post(`${base}/comments`, async (context) => {
    const { id } = context.req.param();
    const { field, text } = await newCommentSchema.validate(await readJson(context));
    const by = toPersonRef(context.get("actor"));
    const document = about(id);
    const comment = await comments.add(id, { field, text, by });
    events.add(by, "commented", document, { detail: field || null });
    return context.json(comment, 201);
  });
  app.patch(`${base}/comments/:comment`, async (context) => {
    const { id, comment } = context.req.param();
    const { resolved } = await commentChangeSchema.validate(await readJson(context));
    const by = toPersonRef(context.get("actor"));
    const changed = await comments.change(id, comment, resolved, by);
    if (resolved) events.add(by, "resolved", about(id), { detail: changed.field || null });
    return context.json(changed);
  });
  app.delete(`${base}/comments/:comment`, async (context) => {
    const { id, comment } = context.req.param();
    const actor = context.get("actor");
    await comments.remove(id, comment, ({ by }) => {
      if (by.id !== actor.id) requireRole(actor, "owner");
    });
    return context.body(null, 204);
  });
  return app;
}
