import { Hono } from "hono";
import { object, string } from "yup";

import type { Webhooks } from "./Webhooks.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

const base = "/content/core/webhooks";

const created = object({
  url: string()
    .matches(/^https?:\/\/\S+$/, "url must be an http:// or https:// address")
    .max(2_000)
    .required(),
  secret: string().max(200).default(""),
});

/** `/content/core/webhooks[/:id]`: URLs notified of publications. Secrets are write-only. */
export function createWebhooksApi(webhooks: Webhooks): Hono {
  const app = new Hono();
  app.get(base, (context) => context.json({ results: webhooks.all.map(({ id, url }) => ({ id, url })) }));
  app.post(base, async (context) => {
    const { url, secret } = created.validateSync(await readJson(context));
    const { id } = await webhooks.add(url, secret);
    return context.json({ id, url }, 201);
  });
  app.delete(`${base}/:id`, async (context) => {
    await webhooks.remove(context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}
