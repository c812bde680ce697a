import { Hono } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { defaultChoice, notificationChoiceSchema, readSchema } from "./contract.ts";

const base = "/content/core/notifications";

/** `…/notifications[/read]`: what one is told; `…/notifications/choice`: what of it reaches one, and how. */
export function createNotificationsApi({ notifications, people }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, async (context) => {
    const results = await notifications.list(context.get("actor").id);
    return context.json({ unread: results.filter((one) => !one.is_read).length, results });
  });
  app.post(`${base}/read`, async (context) => {
    const { ids } = await readSchema.validate(await readJson(context));
    await notifications.markRead(context.get("actor").id, ids);
    return context.body(null, 204);
  });
  app.get(`${base}/choice`, (context) => context.json(people.findChoice(context.get("actor").id) ?? defaultChoice));
  app.put(`${base}/choice`, async (context) => {
    const choice = await notificationChoiceSchema.validate(await readJson(context), { stripUnknown: true });
    await people.setChoice(context.get("actor").id, choice);
    return context.json(choice);
  });
  return app;
}
