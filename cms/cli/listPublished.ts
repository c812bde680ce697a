import { stat } from "node:fs/promises";
import { join } from "node:path";

import { isMissing, listFolder } from "#cms/repository/store/jsonFiles.server.ts";

/** Folder of the documents that were published through the API, in the repository's data folder. */
export const getPublishedFolder = (dataDir: string) => join(dataDir, "documents");

/** Documents that were published or unpublished through the API, of `ids` or all, with the time. They override their files. */
export async function listPublished(dataDir: string, ids?: string[]): Promise<Map<string, Date>> {
  const folder = getPublishedFolder(dataDir);
  const all = ids ?? (await listIds(folder));
  const found = await Promise.all(
    all.map(async (id) => {
      try {
        return [[id, (await stat(join(folder, `${id}.json`))).mtime] as const];
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    }),
  );
  return new Map(found.flat());
}

async function listIds(folder: string): Promise<string[]> {
  const names = await listFolder(folder);
  return names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
}
