/**
 * `npm run restore -- /backups/monday` fills an empty installation from a backup before its first start: the database
 * of DATABASE_URL, or a new embedded one, and DATA_DIR.
 */
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { createDatabase } from "../db/index.ts";
import { readServicesEnv } from "../env.ts";
import { getErrorMessage } from "../kit/log.ts";
import { copyDataFiles, listDataFiles } from "./dataFiles.ts";
import { restoreTables } from "./restoreTables.ts";

async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error("Name the backup's folder: npm run restore -- /backups/monday");
  if (!existsSync(join(folder, "backup.json"))) throw new Error(`${folder} is no backup, or not a whole one.`);
  const { DATABASE_URL, DATA_DIR } = readServicesEnv();
  const [there] = await listDataFiles(DATA_DIR);
  if (there) throw new Error(`${DATA_DIR} is not empty (${there}): name a new folder as DATA_DIR.`);
  const { db, close } = await createDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const counts = await restoreTables(db, readLines(join(folder, "tables.jsonl")));
    await copyDataFiles(join(folder, "data"), DATA_DIR);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${rows} rows of ${Object.keys(counts).length} tables and the files of ${DATA_DIR} are back.`);
  } finally {
    await close();
  }
}

/** Opens the file at the first read: an open file would keep the process running. */
async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
