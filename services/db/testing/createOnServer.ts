import { randomUUID } from "node:crypto";

import pg from "pg";

import { createDatabase } from "../index.ts";
import { serverVariable, toUrl } from "./postgresServer.ts";

const migrated = "migrated";

/** A database of the server, and its removal. */
export type ServerDatabase = { databaseUrl: string; drop: () => Promise<void> };

/** A new database on the run's server, migrated by default; `undefined` where PostgreSQL is not installed. */
export async function createOnServer({ isMigrated = true } = {}): Promise<ServerDatabase | undefined> {
  const folder = process.env[serverVariable];
  if (!folder) return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administrate(folder, async (client) => {
    if (isMigrated) await migrateOnce(folder, client);
    await client.query(`create database ${name} template ${isMigrated ? migrated : "template1"}`);
  });
  const drop = () => administrate(folder, (client) => client.query(`drop database ${name} with (force)`));
  return { databaseUrl: toUrl(folder, name), drop: async () => void (await drop()) };
}

/** The first file that needs a database migrates the one that all others are copied from. */
async function migrateOnce(folder: string, client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock(1)");
  const { rowCount } = await client.query("select from pg_database where datname = $1", [migrated]);
  if (rowCount === 0) {
    await client.query(`create database ${migrated}`);
    const { close } = await createDatabase({ databaseUrl: toUrl(folder, migrated), dataDir: "" });
    await close();
  }
  await client.query("select pg_advisory_unlock(1)");
}

async function administrate<Result>(folder: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: toUrl(folder, "postgres") });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
