import { Hono } from "hono";

import type { FileStorage } from "#kit/files/FileStorage.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { mergeSchema } from "./sync/merge.contract.ts";
import { mergePublished } from "./sync/mergePublished.ts";

type Options = {
  contentDir: string;
  fileStorage: FileStorage;
  store: ContentStore;
  published: PublishedDocuments;
  log: VersionLog;
  models: ModelStore;
  /** Makes what was merged the new master. */
  refresh: () => Promise<void>;
};

/**
 * What commands ask of running back ends, which lock the embedded database; for owners. `GET /content/core/published` →
 * `{results: [{id, at}]}`, documents over their files, in milliseconds; `POST /content/core/merge`, see `mergeSchema`.
 */
export function createCommandsApi({ refresh, models, ...options }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/published", (context) => {
    requireRole(context.get("actor"), "owner");
    const results = [...options.published.entries].map(([id, { publishedAt }]) => ({ id, at: publishedAt }));
    return context.json({ results });
  });
  app.post("/content/core/merge", async (context) => {
    requireRole(context.get("actor"), "owner");
    const { take, is_dry_run: isDryRun } = await mergeSchema.validate(await readJson(context));
    const results = await mergePublished({ ...options, models: models.models, take, isDryRun });
    if (!isDryRun) await refresh();
    return context.json({ results });
  });
  return app;
}
