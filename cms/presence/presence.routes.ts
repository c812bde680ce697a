import { Hono } from "hono";
import { number, object, string } from "yup";

import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { accountKinds } from "#cms/audit/contract.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { presenceSchema } from "./contract.ts";

const eventQuery = object({
  document: string(),
  person: string(),
  kinds: string().max(1_000),
  text: string().trim().max(200),
  until: number().integer(),
  after: number().integer().min(0).default(0),
  limit: number().integer().min(1).max(1_000).default(100),
});

/** `PUT /content/core/presence` lists others on a document; `GET /content/core/events` lists recent events. */
export function createPresenceApi({ presence, latest, events, requests }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.put("/content/core/presence", async (context) => {
    const {
      document,
      release_id: release,
      field = null,
      tab = "",
    } = await presenceSchema.validate(await readJson(context));
    const found = await presence.update({ document, field, tab, person: toPersonRef(context.get("actor")) });
    const others = found.map(({ person, tab: other, field: place, since }) => ({
      person,
      tab: other,
      field: place,
      since,
    }));
    const current = latest.find(document, release);
    const version = current && {
      etag: `"${getRevision(current)}"`,
      saved: current.saved,
      saved_by: current.by ?? null,
    };
    const requested = requests.find(document)?.at ?? null;
    return context.json({ others, ...(version ?? { etag: null, saved: null, saved_by: null }), requested });
  });
  app.delete("/content/core/presence", async (context) => {
    const { document = "", tab = "" } = context.req.query();
    await presence.remove({ document, tab, person: toPersonRef(context.get("actor")) });
    return context.body(null, 204);
  });
  app.get("/content/core/events", async (context) => {
    const { kinds, ...conditions } = await eventQuery.validate(context.req.query());
    const query = { ...conditions, kinds: kinds?.split(",") };
    const isOwner = hasRole(context.get("actor").role, "owner");
    const found = await events.list({ ...query, ...(isOwner ? {} : { without: accountKinds }) });
    const results = found.map((event) => ({
      ...event,
      lang: (event.document && latest.find(event.document)?.document.lang) || null,
      from: isOwner ? event.from : null,
    }));
    return context.json({ results });
  });
  return app;
}
