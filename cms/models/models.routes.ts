import { Hono } from "hono";

import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

type Options = { models: ModelStore; languages: { id: string; name: string }[] };

/** `GET /content/core/models`: the models as Slice Machine writes them, pushed ones included, and the languages. */
export function createModelsListApi({ models, languages }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/models", (context) =>
    context.json({
      types: models.list("customtypes"),
      slices: models.list("slices"),
      languages: languages.map((language, index) => ({ ...language, is_master: index === 0 })),
    }),
  );
  return app;
}
