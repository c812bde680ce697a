import { Hono } from "hono";

import { readJson } from "#cms/http/readJson.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { newWebhookSchema, webhookChangeSchema } from "./contract.ts";
import type { WebhookService } from "./WebhookService.server.ts";

const base = "/content/core/webhooks";

/** `/content/core/webhooks[/:id[/deliveries]]`: URLs told of publications, and what was sent to them. Secrets are write-only. */
export function createWebhooksApi({ webhookService }: { webhookService: WebhookService }): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  // Before a body is read: what others send is not even checked.
  app.use(`${base}/*`, async (context, next) => {
    requireRole(context.get("actor"), "owner");
    await next();
  });
  app.get(base, async (context) => context.json({ results: await webhookService.list(context.get("actor")) }));
  app.post(base, async (context) => {
    const webhook = await newWebhookSchema.validate(await readJson(context));
    return context.json(await webhookService.add(webhook, context.get("actor")), 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const change = await webhookChangeSchema.validate(await readJson(context));
    return context.json(await webhookService.change(context.req.param("id"), change, context.get("actor")));
  });
  app.delete(`${base}/:id`, async (context) => {
    await webhookService.remove(context.req.param("id"), context.get("actor"));
    return context.body(null, 204);
  });
  app.post(`${base}/:id/test`, async (context) =>
    context.json(await webhookService.test(context.req.param("id"), context.get("actor")), 201),
  );
  app.get(`${base}/:id/deliveries`, async (context) => {
    const results = await webhookService.listDeliveries(context.req.param("id"), context.get("actor"));
    return context.json({ results });
  });
  app.post(`${base}/:id/deliveries/:delivery/resend`, async (context) => {
    const { id, delivery } = context.req.param();
    return context.json(await webhookService.resend(id, delivery, context.get("actor")), 201);
  });
  return app;
}
