/**
 * `npm run restore -- /backups/monday` fills an empty installation from a backup before its first start: the database
 * of DATABASE_URL, or a new embedded one, DATA_DIR, and the bucket of uploaded files if one is set.
 */
import { createReadStream, existsSync } from "node:fs";
import { join, sep } from "node:path";
import { createInterface } from "node:readline";

import { createDatabase } from "../db/index.ts";
import { readServicesEnv } from "../env.ts";
import { BucketStorage } from "../kit/files/BucketStorage.ts";
import { copyFiles } from "../kit/files/copyFiles.ts";
import { originals } from "../kit/files/FileStorage.ts";
import { FolderStorage } from "../kit/files/FolderStorage.ts";
import { getErrorMessage } from "../kit/log.ts";
import { copyDataFiles, listDataFiles } from "./dataFiles.ts";
import { requireEmpty, restoreTables } from "./restoreTables.ts";

async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error("Name the backup's folder: npm run restore -- /backups/monday");
  if (!existsSync(join(folder, "backup.json"))) throw new Error(`${folder} is no backup, or not a whole one.`);
  const { DATABASE_URL, DATA_DIR, filesBucket } = readServicesEnv();
  const [there] = await listDataFiles(DATA_DIR);
  if (there) throw new Error(`${DATA_DIR} is not empty (${there}): name a new folder as DATA_DIR.`);
  const uploads = new FolderStorage(join(folder, "data", "content"));
  const bucket = filesBucket && new BucketStorage(filesBucket);
  if (bucket) await requireOwnFiles(bucket, uploads);
  const { db, close } = await createDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    await requireEmpty(db);
    // Before the tables: where it breaks off, the next try goes on, which tables with rows would reject.
    if (bucket) await copyFiles(uploads, bucket);
    const counts = await restoreTables(db, readLines(join(folder, "tables.jsonl")));
    await copyDataFiles(join(folder, "data"), DATA_DIR, bucket ? isUpload : undefined);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${rows} rows of ${Object.keys(counts).length} tables and the files of ${DATA_DIR} are back.`);
  } finally {
    await close();
  }
}

/** A bucket with files of others is not empty; with some of the backup's, a restore broke off. */
async function requireOwnFiles(bucket: BucketStorage, uploads: FolderStorage): Promise<void> {
  const own = new Set((await uploads.list(originals)).map(({ key }) => key));
  const foreign = (await bucket.list(originals)).find(({ key }) => !own.has(key));
  if (foreign)
    throw new Error(`The bucket ${bucket.location} is not empty (${foreign.key}): name a new one in FILES_S3_BUCKET.`);
}

const isUpload = (path: string): boolean => path.split(sep).join("/").startsWith(`content/${originals}`);

/** Opens the file at the first read: an open file would keep the process running. */
async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}

run().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
