import { Hono } from "hono";

import type { Database } from "../../db/index.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { Accepted } from "../../kit/isSame.ts";
import { isBearer } from "../../kit/isSame.ts";
import { isDate, listLeads } from "./listLeads.ts";

/** Lists submissions, with the token: for the command while the service locks the database. */
export function createLeadsApi({ db }: Database, token: Accepted): Hono {
  const app = new Hono();
  app.get("/forms/leads", async (context) => {
    context.header("cache-control", "no-store");
    if (!isBearer(context.req.header("authorization"), token))
      throw new HttpError(401, "unauthorised", "A bearer token is needed.");
    const { form, since, search, pending, after } = context.req.query();
    if (since && !isDate(since)) throw new HttpError(422, "invalid_field", "since must be a date.", { field: "since" });
    return context.json(await listLeads(db, { form, since, search, pending: pending === "true" }, after));
  });
  return app;
}
