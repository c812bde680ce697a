/**
 * `npm run content:merge` merges documents published through the API into the files of `content/`. When both have
 * changed, `--take published` or `--take files` selects one; the other is stored as an earlier version. `--dry-run`
 * prints what would happen.
 */
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

import { mergePublished } from "./mergePublished.ts";
import type { Side } from "./mergePublished.ts";

const isSide = (value: string | undefined): value is Side | undefined =>
  value === undefined || value === "published" || value === "files";

try {
  const options = { take: { type: "string" }, "dry-run": { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ options });
  const { take } = values;
  if (!isSide(take)) throw new Error(`--take is published or files, not ${JSON.stringify(take)}`);
  const { CONTENT_DIR, CONTENT_DATA_DIR } = readServicesEnv();
  const models = loadModels("customtypes", "slices");
  const isDryRun = values["dry-run"];
  const dataDir = CONTENT_DATA_DIR;
  const merged = await mergePublished({ contentDir: CONTENT_DIR, dataDir, models, take, isDryRun });
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
