/**
 * `npm run backup -- /backups/monday` copies all data of the back ends into a new folder, whether they run or not: the
 * tables of the database (DATABASE_URL, or the embedded one), the files of DATA_DIR, including secrets, and uploaded
 * files, from the bucket too.
 */
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { createDatabase, DatabaseInUse } from "../db/index.ts";
import { readServicesEnv } from "../env.ts";
import type { ServicesEnv } from "../env.ts";
import { BucketStorage } from "../kit/files/BucketStorage.ts";
import { copyFiles } from "../kit/files/copyFiles.ts";
import { FolderStorage } from "../kit/files/FolderStorage.ts";
import { getErrorMessage } from "../kit/log.ts";
import { loadSecrets } from "../kit/secrets.ts";
import { copyDataFiles } from "./dataFiles.ts";
import { dumpTables, requireWhole } from "./dumpTables.ts";
import { findMissingFiles } from "./findMissingFiles.ts";

const maxTries = 4;

async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error("Name a new folder: npm run backup -- /backups/monday");
  const env = readServicesEnv();
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be made (${error.code}): name a new folder in one that is there.`);
  });
  const missing = await copyEverything(env, folder);
  if (missing.length > 0)
    console.error(
      `${missing.length} uploaded files are in the backup's tables only, because they are lost: ${missing.slice(0, 10).join(", ")}`,
    );
  // Last: without it the backup is incomplete.
  await writeFile(join(folder, "backup.json"), `${JSON.stringify({ time: new Date().toISOString() })}\n`, {
    mode: 0o600,
  });
  console.log(`The backup is in ${folder}; it contains secrets and personal data. npm run restore -- ${folder}`);
}

/** Copies files and tables so that every file of a row is there; returns the names of files that were lost before. */
async function copyEverything(env: ServicesEnv, folder: string): Promise<string[]> {
  const [data, tables] = [join(folder, "data"), join(folder, "tables.jsonl")];
  const files = new FolderStorage(join(data, "content"));
  const copy = async () => {
    await copyDataFiles(env.DATA_DIR, data);
    if (env.filesBucket) await copyFiles(new BucketStorage(env.filesBucket), files);
  };
  let missing: string[] = [];
  for (let tries = 0; tries < maxTries; tries += 1) {
    // Twice: a file may be added before the tables, or deleted after them.
    await copy();
    await writeTables(env, tables);
    await copy();
    const before = missing.join();
    missing = await findMissingFiles(tables, files);
    // Added and deleted around the tables: the next ones do not name it. What stays missing was lost before.
    if (missing.length === 0 || missing.join() === before) break;
  }
  return missing;
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
