import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";

import { EmbeddedDialect } from "../embedded/EmbeddedDialect.ts";
import type { EmbeddedConnection } from "../embedded/EmbeddedDialect.ts";
import { startParams } from "../embedded/startParams.ts";
import { openDatabase } from "../index.ts";
import type { Database } from "../index.ts";
import { listenOnServer } from "../listenOnServer.ts";
import { postgresDialect } from "../postgresDialect.ts";
import { makeOnce } from "./makeOnce.ts";
import { createOnServer } from "./createOnServer.ts";
import type { ServerDatabase } from "./createOnServer.ts";

const maker = "node_modules/@electric-sql/pglite/package.json";

// Starting PGlite takes a second or two, copying a database of a server a tenth of it: a closed database is emptied and
// reused by the next test of its file.
const idle: PGlite[] = [];
const idleOnServer: ServerDatabase[] = [];

// An open database wakes up every ten seconds, so Jest would never finish. Tests may close theirs after this hook,
// because hooks run in the order of definition.
let isOver = false;
// Also imported by processes that tests start.
if ("afterAll" in globalThis)
  afterAll(async () => {
    isOver = true;
    await Promise.all([...idle.map((pglite) => pglite.close()), ...idleOnServer.map(({ drop }) => drop())]);
  });

/**
 * An empty, migrated database that lives until it is closed: on the run's PostgreSQL server, or PGlite where none is
 * installed. Either has one connection, so that a query beside a transaction which waits for it never ends.
 */
export async function createTemporaryDatabase(): Promise<Database> {
  const place = idleOnServer.pop() ?? (await createOnServer());
  if (!place) return createPglite();
  const { databaseUrl, drop } = place;
  // A busy machine lets a test wait longer than a program should.
  const patient = { max: 1, connectionTimeoutMillis: 0, query_timeout: 0, idleTimeoutMillis: 0 };
  const opened = await openDatabase(postgresDialect(databaseUrl, patient), {
    isShared: true,
    listen: listenOnServer(databaseUrl, 0),
  });
  const close = async () => {
    if (!isOver) await sql.raw(emptyAll).execute(opened.db);
    await opened.close();
    if (isOver) await drop();
    else idleOnServer.push(place);
  };
  return { ...opened, close };
}

/** The same, always PGlite. */
export async function createPglite(): Promise<Database> {
  const pglite = idle.pop() ?? (await start());
  // Tests of several instances share it within one process.
  return openDatabase(new EmbeddedDialect(lend(pglite)), {
    isShared: true,
    listen: (channel, { onMessage }) => pglite.listen(channel, onMessage),
  });
}

// Starting from files takes half the time of loading them into memory.
async function start(): Promise<PGlite> {
  const folder = mkdtempSync(join(tmpdir(), "halyard-db-"));
  await putDatabase(folder);
  const pglite = openPglite(join(folder, "database"));
  const close = pglite.close.bind(pglite);
  pglite.close = () => close().finally(() => rmSync(folder, { recursive: true }));
  return pglite;
}

/** A database that is emptied and returned to the pool when it is closed. */
function lend(pglite: PGlite): EmbeddedConnection {
  return {
    generation: 0,
    open: () => pglite.waitReady,
    query: (sql, parameters) => pglite.query(sql, [...parameters]),
    rest: async () => undefined,
    close: async () => {
      if (isOver) return pglite.close();
      await pglite.exec(emptyAll);
      idle.push(pglite);
    },
  };
}

// Tests need no syncs.
const openPglite = (folder: string) => new PGlite(folder, { startParams: [...startParams, "-F"] });

/** Empties every table but those of the migrations; `truncate` makes new files for each, which takes twenty times as long. */
export const emptyAll = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('delete from %I', name);
  end loop;
  perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public';
end $$`;

/** Puts an empty, migrated database into a data folder. */
export async function putDatabase(dataDir: string): Promise<void> {
  cpSync(join(await template(), "database"), join(dataDir, "database"), { recursive: true });
}

/**
 * PGlite takes seconds to create the files of an empty database: tests copy a template created once per set of
 * migrations.
 */
async function template(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [maker, ...globSync("services/db/migrations/*.ts").sort()]) hash.update(readFileSync(file));
  return makeOnce(`database-${hash.digest("hex").slice(0, 16)}`, async (folder) => {
    const pglite = openPglite(join(folder, "database"));
    const connection = { ...lend(pglite), close: () => pglite.close() };
    const { close } = await openDatabase(new EmbeddedDialect(connection), {
      isShared: false,
      listen: () => Promise.reject(new Error("not used")),
    });
    await close();
  });
}
