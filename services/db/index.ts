/**
 * The database of the embedded back ends: PostgreSQL, or PGlite in the data folder, with migrations.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { Kysely } from "kysely";
import type { Dialect } from "kysely";

import { DatabaseAway } from "../kit/DatabaseAway.ts";
import { readLockNote, takeLock } from "../kit/lock.ts";
import { getErrorMessage } from "../kit/log.ts";
import { EmbeddedDatabase } from "./embedded/EmbeddedDatabase.ts";
import { EmbeddedDialect } from "./embedded/EmbeddedDialect.ts";
import { listenOnServer } from "./listenOnServer.ts";
import type { Listen } from "./listenOnServer.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgresDialect.ts";
import type { Tables } from "./tables/index.ts";

export type { Tables } from "./tables/index.ts";

export type { Listen } from "./listenOnServer.ts";

export type Database = {
  db: Kysely<Tables>;
  /** Whether other processes may write too. */
  isShared: boolean;
  /** Follows notifications of a channel. */
  listen: Listen;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** URL of a PostgreSQL server; without it PGlite runs inside `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Whether the back ends are still starting: until then, PGlite may write on a full disk. */
  isStarting?: () => boolean;
};

/** The database of the embedded back ends, migrated. */
export async function createDatabase({ databaseUrl, dataDir, isStarting }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl) : openFolder(join(dataDir, "database"), isStarting);
}

async function openServer(databaseUrl: string): Promise<Database> {
  try {
    return await openDatabase(postgresDialect(databaseUrl), { isShared: true, listen: listenOnServer(databaseUrl) });
  } catch (error) {
    const reason = error instanceof DatabaseAway ? error.reason : getErrorMessage(error);
    throw new Error(`The database that DATABASE_URL names cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}

async function openFolder(folder: string, isStarting?: () => boolean): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // PGlite does not detect a second process in its folder, which would corrupt the files.
  const lock = takeLock(`${folder}.pid`);
  if (!lock) throw new DatabaseInUse(readLockNote(`${folder}.pid`));
  try {
    const embedded = new EmbeddedDatabase(folder, isStarting);
    const { close, ...database } = await openDatabase(new EmbeddedDialect(embedded), {
      isShared: false,
      listen: embedded.listen,
    });
    return { ...database, close: () => close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database of either kind, migrated. */
export async function openDatabase(
  dialect: Dialect,
  options: Pick<Database, "isShared" | "listen">,
): Promise<Database> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, ...options, close: () => db.destroy() };
}

/** Another running process has locked the database folder. */
export class DatabaseInUse extends Error {
  constructor(pid: string) {
    super(
      `The database in DATA_DIR is in use by process ${pid}: stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
}
