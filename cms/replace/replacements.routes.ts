import { Hono } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { newReplacementSchema, replacementSearchSchema } from "./contract.ts";
import { findPlaces } from "./findPlaces.server.ts";

type Options = EditingContext & { models: ModelStore };

const base = "/content/core/replacements";

/** `…/replacements`: finds words in all documents, replaces them as drafts, and reverts replacements. */
export function createReplacementsApi({ replacementService, catalog, models }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, (context) => context.json({ results: replacementService.list() }));
  app.post(`${base}/search`, async (context) =>
    context.json(await findPlaces(catalog, await replacementSearchSchema.validate(await readJson(context)), models)),
  );
  app.post(base, async (context) => {
    const request = await newReplacementSchema.validate(await readJson(context));
    return context.json(await replacementService.replace(request, context.get("actor")), 201);
  });
  app.post(`${base}/:id/undo`, async (context) =>
    context.json(await replacementService.undo(context.req.param("id"), context.get("actor"))),
  );
  return app;
}
