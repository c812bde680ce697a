import { Hono } from "hono";

import { readJson } from "#cms/http/readJson.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { toStream } from "#kit/toStream.ts";

import { submissionChangeSchema, submissionQuerySchema, submissionRemovalSchema } from "./bodies.server.ts";
import type { SubmissionService } from "./SubmissionService.server.ts";

const base = "/content/core/submissions";

/** `/content/core/submissions[/export|/removal|/:id]`: what visitors sent, for publishers; owners delete many at once. */
export function createSubmissionsApi({ submissionService }: { submissionService: SubmissionService }): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  // Before a body is read.
  app.use(`${base}/*`, async (context, next) => {
    requireRole(context.get("actor"), "publisher");
    await next();
  });
  app.get(base, async (context) => {
    const query = await submissionQuerySchema.validate(context.req.query(), { stripUnknown: true });
    return context.json(await submissionService.list(query, context.get("actor")));
  });
  app.get(`${base}/export`, async (context) => {
    const query = await submissionQuerySchema.validate(context.req.query(), { stripUnknown: true });
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="submissions.csv"',
    };
    return context.body(toStream(submissionService.export(query, context.get("actor"))), 200, headers);
  });
  app.post(`${base}/removal`, async (context) => {
    const actor = context.get("actor");
    requireRole(actor, "owner");
    const removal = await submissionRemovalSchema.validate(await readJson(context), { stripUnknown: true });
    return context.json({ removed: await submissionService.removeMany(removal, actor) });
  });
  app.patch(`${base}/:id`, async (context) => {
    const change = await submissionChangeSchema.validate(await readJson(context), { stripUnknown: true });
    return context.json(await submissionService.change(context.req.param("id"), change, context.get("actor")));
  });
  app.delete(`${base}/:id`, async (context) => {
    await submissionService.remove(context.req.param("id"), context.get("actor"));
    return context.body(null, 204);
  });
  return app;
}
