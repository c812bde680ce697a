import { Hono } from "hono";
import { array, number, object, string } from "yup";

import { unscheduled, getRevision } from "../../editing/DraftStore.ts";
import type { Draft, DraftStore } from "../../editing/DraftStore.ts";
import type { History } from "../../editing/History.ts";
import type { LatestVersions } from "../../editing/LatestVersions.ts";
import { readCreation, readUpdate } from "../../editing/payload.ts";
import type { Releases, DraftTarget } from "../../editing/Releases.ts";
import type { DocumentService } from "../../editing/DocumentService.ts";
import { isObject } from "../../domain/model/document.ts";
import { WriteError } from "../../editing/WriteError.ts";

const base = "/content/core/documents";

const publication = object({ status: string().oneOf(["published"]).required() });
const query = object({
  /** A release's id, or `documents` for drafts that belong to none; every document when left out. */
  place: string(),
  lang: string(),
  groups: array(string().required()),
  limit: number().integer().min(1).max(1_000).default(100),
});

type Options = {
  documentService: DocumentService;
  latest: LatestVersions;
  drafts: DraftStore;
  releases: Releases;
  history: History;
};

/**
 * `/content/core/documents`: drafts beside what is published, alone or in a release (`release_id`), their publication,
 * their removal and the versions there were. `GET …/:id[?release_id=]` and `PUT …/:id` answer with an `ETag`; a `PUT` with
 * it as `If-Match` answers 412 when somebody else saved meanwhile.
 */
export function createDocumentsApi({ documentService, latest, drafts, releases, history }: Options): Hono {
  const app = new Hono();
  app.post(base, async (context) => {
    const body: unknown = await context.req.json();
    // Not in Prismic's API: a composed document keeps the id of its file.
    const id = /^[\w-]{3,100}$/.exec(context.req.header("x-document-id") ?? "")?.[0];
    return context.json(toBody(await documentService.create(parseTarget(body), { ...readCreation(body), id })), 201);
  });
  app.post(`${base}/search`, async (context) => {
    const { place, lang, groups, limit } = query.validateSync(await context.req.json());
    const found = (place ? drafts.list(place) : latest.list()).filter(
      ({ document }) => (!lang || document.lang === lang) && (!groups || groups.includes(document.group)),
    );
    return context.json({ total: found.length, results: found.slice(0, limit).map(toBody) });
  });
  app.get(`${base}/:id`, (context) => {
    const release = context.req.query("release_id");
    const draft = latest.get(context.req.param("id"), release === undefined ? unscheduled : releases.get(release).id);
    context.header("etag", `"${getRevision(draft)}"`);
    const { id, data, misfit } = draft.document;
    // Stored values that are not served, for the editor.
    const hidden = misfit ? { hidden: misfit.problems } : {};
    return context.json({ ...toBody(draft), places: drafts.findPlaces(id), data, ...hidden });
  });
  app.put(`${base}/:id`, async (context) => {
    const body: unknown = await context.req.json();
    const revision = parseRevision(context.req.header("if-match"));
    const draft = await documentService.update(parseTarget(body), context.req.param("id"), readUpdate(body), revision);
    context.header("etag", `"${getRevision(draft)}"`);
    return context.json(toBody(draft));
  });
  app.patch(`${base}/:id/draft`, async (context) => {
    publication.validateSync(await context.req.json());
    await documentService.publish(context.req.param("id"));
    return context.body(null, 204);
  });
  app.delete(`${base}/:id/draft`, async (context) => {
    await documentService.discard(context.req.param("id"));
    return context.body(null, 204);
  });
  app.delete(`${base}/:id`, async (context) => {
    await documentService.remove(context.req.param("id"));
    return context.body(null, 204);
  });
  app.get(`${base}/:id/versions`, async (context) =>
    context.json({ results: await history.list(context.req.param("id")) }),
  );
  app.post(`${base}/:id/versions/:version/restore`, async (context) => {
    const { id, version } = context.req.param();
    const document = await history.find(id, version);
    if (!document) throw new WriteError(404, `There is no version ${version} of ${id}`);
    return context.json(toBody(await documentService.restore(document)));
  });
  return app;
}

function parseTarget(body: unknown): DraftTarget {
  const release = isObject(body) ? body.release_id : undefined;
  return release === undefined || release === null ? "unscheduled" : { release: String(release) };
}

// Compressing proxies make the ETag weak.
const parseRevision = (header: string | undefined) =>
  header === undefined || header === "*" ? undefined : header.replace(/^(?:W\/)?"(.*)"$/, "$1");

const toBody = ({ title, saved, document: { id, type, lang, uid, group, tags } }: Draft) => ({
  id,
  title,
  type,
  lang,
  uid,
  group,
  tags,
  saved,
});
