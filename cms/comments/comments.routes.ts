import { Hono } from "hono";

import { readJson } from "#cms/http/readJson.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { findMentions } from "./findMentions.ts";
import { tellOfComment } from "./tellOfComment.server.ts";
import { commentChangeSchema, newCommentSchema } from "./contract.ts";

const base = "/content/core/documents/:id/comments";

/** `…/documents/:id/comments[/:comment]`: comments are read, written, resolved and deleted. */
export function createCommentsApi({
  comments,
  latest,
  events,
  people,
  notificationService,
}: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  const about = (id: string) => ({ id, title: latest.get(id).title });
  app.get(base, async (context) => context.json({ results: await comments.list(context.req.param("id")) }));
  app.post(base, async (context) => {
    const { id } = context.req.param();
    const { field, text, reply_to } = await newCommentSchema.validate(await readJson(context));
    const by = toPersonRef(context.get("actor"));
    const document = about(id);
    const named = findMentions(text, people.all);
    const notified = people.all
      .filter((person) => named.includes(person.id) && person.id !== by.id)
      .filter((person) => notificationService.reaches(person.id, "mentioned"))
      .map((person) => ({ id: person.id, name: person.name }));
    const comment = await comments.add(id, { field, text, reply_to, by, notified });
    events.add(by, "commented", document, { detail: comment.field || null });
    tellOfComment(comment, { document, others: await comments.list(id), people: people.all, notificationService });
    return context.json(comment, 201);
  });
  app.patch(`${base}/:comment`, async (context) => {
    const { id, comment } = context.req.param();
    const { resolved } = await commentChangeSchema.validate(await readJson(context));
    const by = toPersonRef(context.get("actor"));
    const changed = await comments.change(id, comment, resolved, by);
    if (resolved) events.add(by, "resolved", about(id), { detail: changed.field || null });
    return context.json(changed);
  });
  app.delete(`${base}/:comment`, async (context) => {
    const { id, comment } = context.req.param();
    const actor = context.get("actor");
    await comments.remove(id, comment, ({ by }) => {
      if (by.id !== actor.id) requireRole(actor, "owner");
    });
    return context.body(null, 204);
  });
  return app;
}
