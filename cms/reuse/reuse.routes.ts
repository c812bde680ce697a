import { Hono } from "hono";

import { readJson } from "#cms/http/readJson.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { newSavedSliceSchema, savedSliceChangeSchema } from "./contract.ts";
import { listSectionPages } from "./listSectionPages.server.ts";

const base = "/content/core/slices";

/**
 * `GET /content/core/sections/:id/pages`: where a section is shown. `…/slices[/:id]`: saved slices are listed, added,
 * renamed and deleted.
 */
export function createReuseApi({ catalog, latest, savedSlices, events }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/sections/:id/pages", (context) => {
    const { document } = latest.get(context.req.param("id"));
    return context.json({ results: listSectionPages(catalog, document.id).map((entry) => catalog.summarize(entry)) });
  });
  app.get(base, (context) => context.json({ results: savedSlices.list() }));
  app.post(base, async (context) => {
    const actor = context.get("actor");
    const saved = await savedSlices.add(await newSavedSliceSchema.validate(await readJson(context)), actor);
    events.add(actor, "slice-saved", undefined, { detail: saved.name });
    return context.json(saved, 201);
  });
  app.patch(`${base}/:id`, async (context) => {
    const actor = context.get("actor");
    const { name } = await savedSliceChangeSchema.validate(await readJson(context));
    const saved = await savedSlices.rename(context.req.param("id"), name, actor);
    events.add(actor, "slice-renamed", undefined, { detail: name });
    return context.json(saved);
  });
  app.delete(`${base}/:id`, async (context) => {
    const actor = context.get("actor");
    const { name } = await savedSlices.remove(context.req.param("id"), actor);
    events.add(actor, "slice-deleted", undefined, { detail: name });
    return context.body(null, 204);
  });
  return app;
}
