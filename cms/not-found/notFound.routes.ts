import { Hono } from "hono";

import { isSame, readBearer } from "#kit/isSame.ts";
import type { Accepted } from "#kit/isSame.ts";
import { sendWriteError } from "#cms/http/guard.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { notFoundChangeSchema, notFoundReportSchema } from "./contract.ts";
import type { NotFoundService } from "./NotFoundService.server.ts";

type Options = { notFoundService: NotFoundService };

/** `POST /content/not-found`: what visitors of the site did not find, with the access token. */
export function createNotFoundReports({ notFoundService, accessToken }: Options & { accessToken: Accepted }): Hono {
  const app = new Hono();
  app.onError((error, context) => sendWriteError(error, context, "message"));
  app.post("/content/not-found", async (context) => {
    if (!isSame(readBearer(context.req.header("authorization")) ?? "", accessToken))
      return context.json({ message: "The counts of the site need the access token" }, 401);
    const { counts } = await notFoundReportSchema.validate(await readJson(context), { stripUnknown: true });
    await notFoundService.add(counts);
    return context.body(null, 204);
  });
  return app;
}

/** `/content/core/not-found[/:id]`: what visitors did not find, and which of it is dismissed. */
export function createNotFoundApi({ notFoundService }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/not-found", async (context) => context.json(await notFoundService.list()));
  app.patch("/content/core/not-found/:id", async (context) => {
    const body = await notFoundChangeSchema.validate(await readJson(context), { stripUnknown: true });
    const id = context.req.param("id");
    // Other texts are no id.
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    await notFoundService.dismiss(number, body.is_dismissed, context.get("actor"));
    return context.body(null, 204);
  });
  return app;
}
