import { isObject } from "#cms/repository/domain/model/document.ts";

import type { ServicesEnv } from "#env";
import { openRepository } from "./openRepository.ts";

/** Ids of the documents that were published or unpublished over their files, with the time. */
export const listPublished = (env: ServicesEnv): Promise<Map<string, Date>> =>
  openRepository(env, {
    stored: async ({ db }) => {
      const rows = await db.selectFrom("cms_published").select(["id", "published_at"]).execute();
      return new Map(rows.map((row) => [row.id, new Date(row.published_at)]));
    },
    running: async (client) => {
      const { results } = await client.call("GET", "core/published");
      const rows = Array.isArray(results) ? results.filter(isObject) : [];
      return new Map(rows.map((row) => [String(row.id), new Date(Number(row.at))]));
    },
    none: new Map(),
  });
