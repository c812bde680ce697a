import { Hono } from "hono";

import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { newRequestSchema, sendBackSchema } from "./contract.ts";

const base = "/content/core/documents/:id";

/** `…/documents/:id/request` requests publication, `GET …/requests[?document=]` lists requests. */
export function createReviewApi(options: EditingContext): Hono<CoreEnv> {
  const { requests, requestService, drafts, catalog } = options;
  const app = new Hono<CoreEnv>();
  app.put(`${base}/request`, async (context) => {
    const values = await newRequestSchema.validate(await readJson(context));
    const request = { ...values, actor: context.get("actor"), revision: readIfMatch(context) };
    await requestService.add(context.req.param("id"), request);
    return context.body(null, 204);
  });
  app.delete(`${base}/request`, async (context) => {
    const { reason } = await sendBackSchema.validate(await readJson(context));
    await requestService.remove(context.req.param("id"), context.get("actor"), reason);
    return context.body(null, 204);
  });
  app.get("/content/core/requests", (context) => {
    const only = context.req.query("document");
    const found = requests.all.filter(({ document }) => only === undefined || document === only);
    const results = found.flatMap(({ document, by, at, note, to, due }) => {
      const draft = drafts.find(unscheduled, document);
      const entry = draft && catalog.withDraft(draft);
      if (!draft || !entry) return [];
      const etag = `"${getRevision(draft)}"`;
      return [{ ...catalog.summarize(entry), requested_by: by, requested: at, note, requested_of: to, due, etag }];
    });
    return context.json({ results });
  });
  return app;
}
