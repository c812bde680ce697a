/**
 * `npm run content:merge` merges documents published through the API into the files of `content/`. When both have
 * changed, `--take published` or `--take files` selects one; the other is stored as an earlier version. `--dry-run`
 * prints what would happen.
 */
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { openFileStorage } from "#kit/files/openFileStorage.ts";
import { getErrorMessage } from "#kit/log.ts";
import { openRepository } from "#cms/cli/openRepository.ts";
import { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

import { mergedSchema } from "./merge.contract.ts";
import { mergePublished } from "./mergePublished.ts";
import type { Side } from "./mergePublished.ts";

const isSide = (value: string | undefined): value is Side | undefined =>
  value === undefined || value === "published" || value === "files";

try {
  const options = { take: { type: "string" }, "dry-run": { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ options });
  const { take } = values;
  if (!isSide(take)) throw new Error(`--take is published or files, not ${JSON.stringify(take)}`);
  const env = readServicesEnv();
  const isDryRun = values["dry-run"];
  const merged = await openRepository<{ file: string; outcome: string }[]>(env, {
    stored: async (database) => {
      const store = new ContentStore(database);
      const published = new PublishedDocuments(store);
      const log = new VersionLog(store);
      await store.open();
      const models = loadModels("customtypes", "slices");
      const fileStorage = openFileStorage(env.DATA_DIR, env.filesBucket);
      const places = { contentDir: env.CONTENT_DIR, fileStorage };
      const outcomes = await mergePublished({ ...places, store, published, log, models, take, isDryRun });
      await store.close();
      return outcomes;
    },
    running: async (client) => {
      const body = { is_dry_run: isDryRun, ...(take ? { take } : {}) };
      return (await mergedSchema.validate(await client.call("POST", "core/merge", body))).results;
    },
    none: [],
  });
  for (const { file, outcome } of merged) console.log(`${outcome.padEnd(13)} ${file}`);
  const open = merged.filter(({ outcome }) => outcome === "both changed").length;
  console.log(
    `${merged.length - open} of ${merged.length} published documents are in their files${isDryRun ? " after this" : ""}.`,
  );
  if (open > 0) {
    console.error(
      `${open} changed on both sides and stay as they are: run it again with --take published or --take files.`,
    );
  }
  process.exitCode = open > 0 ? 1 : 0;
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 2;
}
