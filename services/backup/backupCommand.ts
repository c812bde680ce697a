/**
 * `npm run backup -- /backups/monday` copies all data of the back ends into a new folder, whether they run or not: the
 * tables of the database (DATABASE_URL, or the embedded one) and the files of DATA_DIR, including secrets.
 */
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { createDatabase, DatabaseInUse } from "../db/index.ts";
import { readServicesEnv } from "../env.ts";
import type { ServicesEnv } from "../env.ts";
import { getErrorMessage } from "../kit/log.ts";
import { loadSecrets } from "../kit/secrets.ts";
import { copyDataFiles } from "./dataFiles.ts";
import { dumpTables, requireWhole } from "./dumpTables.ts";

async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error("Name a new folder: npm run backup -- /backups/monday");
  const env = readServicesEnv();
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be made (${error.code}): name a new folder in one that is there.`);
  });
  // Twice: every file that a dumped row names is there, also one that was deleted since or added before.
  await copyDataFiles(env.DATA_DIR, join(folder, "data"));
  await writeTables(env, join(folder, "tables.jsonl"));
  await copyDataFiles(env.DATA_DIR, join(folder, "data"));
  // Last: without it the backup is incomplete.
  await writeFile(join(folder, "backup.json"), `${JSON.stringify({ time: new Date().toISOString() })}\n`, {
    mode: 0o600,
  });
  console.log(`The backup is in ${folder}; it contains secrets and personal data. npm run restore -- ${folder}`);
}

async function writeTables(env: ServicesEnv, file: string): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600 });
  try {
    const { db, close } = await createDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    await pipeline(Readable.from(requireWhole(dumpTables(db))), out).finally(close);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    await pipeline(Readable.from(requireWhole(await requestTables(env))), out);
  }
}

/** The dump of the running back ends, which lock the embedded database. */
async function requestTables(env: ServicesEnv): Promise<Readable> {
  const url = `http://127.0.0.1:${env.SERVICES_PORT}/backup/tables`;
  const { writeToken } = loadSecrets(env.DATA_DIR).secrets;
  const response = await fetch(url, { headers: { authorization: `Bearer ${writeToken}` } });
  if (!response.ok || !response.body) throw new Error(`The running back ends answered ${response.status} at ${url}.`);
  return Readable.from(response.body);
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
