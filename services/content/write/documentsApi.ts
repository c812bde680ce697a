import { Hono } from "hono";
import { array, number, object, string } from "yup";

import type { Draft, Drafts } from "../drafts/drafts.ts";
import type { History } from "../drafts/history.ts";
import type { Newest } from "../drafts/newest.ts";
import { readCreation, readUpdate } from "../drafts/payload.ts";
import type { Target } from "../drafts/releases.ts";
import type { Workshop } from "../drafts/workshop.ts";
import { isObject } from "../model/document.ts";
import { WriteError } from "./writeError.ts";

const base = "/content/core/documents";

const publication = object({ status: string().oneOf(["published"]).required() });
const query = object({
  /** A release's id, or `documents` for drafts that belong to none; every document when left out. */
  place: string(),
  lang: string(),
  groups: array(string().required()),
  limit: number().integer().min(1).max(1_000).default(100),
});

type Options = { workshop: Workshop; newest: Newest; drafts: Drafts; history: History };

/**
 * `/content/core/documents`: drafts beside what is published, alone or in a release (`release_id`), their publication,
 * their removal and the versions there were. `GET …/:id` has an `ETag`; a `PUT` with it as `If-Match` answers 412 when
 * somebody else saved meanwhile.
 */
export function createDocumentsApi({ workshop, newest, drafts, history }: Options): Hono {
  const app = new Hono();
  app.post(base, async (context) => {
    const body: unknown = await context.req.json();
    return context.json(answerOf(await workshop.create(targetIn(body), readCreation(body))), 201);
  });
  app.post(`${base}/search`, async (context) => {
    const { place, lang, groups, limit } = query.validateSync(await context.req.json());
    const found = (place ? drafts.list(place) : newest.list()).filter(
      ({ document }) => (!lang || document.lang === lang) && (!groups || groups.includes(document.group)),
    );
    return context.json({ total: found.length, results: found.slice(0, limit).map(answerOf) });
  });
  app.get(`${base}/:id`, (context) => {
    const draft = newest.get(context.req.param("id"));
    context.header("etag", markOf(draft));
    return context.json({ ...answerOf(draft), places: drafts.placesOf(draft.document.id), data: draft.document.data });
  });
  app.put(`${base}/:id`, async (context) => {
    const body: unknown = await context.req.json();
    const { id } = context.req.param();
    const read = context.req.header("if-match");
    if (read !== undefined && read !== "*" && read !== markOf(newest.get(id))) {
      throw new WriteError(412, "Somebody has saved this document since you read it; read it again, then save");
    }
    return context.json(answerOf(await workshop.update(targetIn(body), id, readUpdate(body))));
  });
  app.patch(`${base}/:id/draft`, async (context) => {
    publication.validateSync(await context.req.json());
    await workshop.publish(context.req.param("id"));
    return context.body(null, 204);
  });
  app.delete(`${base}/:id/draft`, async (context) => {
    await workshop.discard(context.req.param("id"));
    return context.body(null, 204);
  });
  app.delete(`${base}/:id`, async (context) => {
    await workshop.remove(context.req.param("id"));
    return context.body(null, 204);
  });
  app.get(`${base}/:id/versions`, async (context) =>
    context.json({ results: await history.list(context.req.param("id")) }),
  );
  app.post(`${base}/:id/versions/:version/restore`, async (context) => {
    const { id, version } = context.req.param();
    const document = await history.find(id, version);
    if (!document) throw new WriteError(404, `There is no version ${version} of ${id}`);
    return context.json(answerOf(await workshop.restore(document)));
  });
  return app;
}

function targetIn(body: unknown): Target {
  const release = isObject(body) ? body.release_id : undefined;
  return release === undefined || release === null ? "loose" : { release: String(release) };
}

// What `If-Match` is held against, so that two editors do not write over each other unknowingly.
const markOf = ({ saved }: Draft) => `"${saved}"`;

const answerOf = ({ title, saved, document: { id, type, lang, uid, group, tags } }: Draft) => ({
  id,
  title,
  type,
  lang,
  uid,
  group,
  tags,
  saved,
});
