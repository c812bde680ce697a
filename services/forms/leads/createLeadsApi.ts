import { Hono } from "hono";

import type { Database } from "../../db/index.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { needsWriteToken } from "../../kit/isSame.ts";
import type { BearerCheck } from "../../kit/isSame.ts";
import { isDate, listLeads } from "../../kit/submissions/listLeads.ts";

/** Lists submissions, with the token: for the command while the service locks the database. */
export function createLeadsApi({ db }: Database, isWriter: BearerCheck): Hono {
  const app = new Hono();
  app.get("/forms/leads", async (context) => {
    context.header("cache-control", "no-store");
    if (!(await isWriter(context.req.header("authorization"))))
      throw new HttpError(401, "unauthorised", needsWriteToken);
    const { form, since, search, pending, after } = context.req.query();
    if (since && !isDate(since)) throw new HttpError(422, "invalid_field", "since must be a date.", { field: "since" });
    return context.json(await listLeads(db, { form, since, search, pending: pending === "true" }, after));
  });
  return app;
}
