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

const maker = "node_modules/@electric-sql/pglite/package.json";

/** A database that stays open between the tests of a file; `remove` removes what it was stored in. */
type Kept = { opened: Database; remove: () => Promise<void> };

// Starting PGlite takes a second or two, and opening a database of a server as long as a test: a closed one is emptied
// and used by the next test of its file.
const idle: Kept[] = [];
const idleOnServer: Kept[] = [];

// An open database wakes up every ten seconds, so Jest would never finish. Tests may close theirs after this hook,
// because hooks run in the order of definition.
let isOver = false;
// Also imported by processes that tests start.
if ("afterAll" in globalThis)
  afterAll(async () => {
    isOver = true;
    await Promise.all([...idle, ...idleOnServer].map(end));
  });

/**
 * An empty, migrated database that lives until it is closed: on the run's PostgreSQL server, or PGlite where none is
 * installed. Either has one connection, so that a query beside a transaction which waits for it never ends.
 */
export async function createTemporaryDatabase(): Promise<Database> {
  const kept = idleOnServer.pop() ?? (await openOnServer());
  return kept ? lend(kept, idleOnServer) : createPglite();
}

/** The same, always PGlite. */
export const createPglite = async (): Promise<Database> => lend(idle.pop() ?? (await openPglite()), idle);

/** A database that is emptied and kept when it is closed. */
function lend(kept: Kept, places: Kept[]): Database {
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    if (isOver) return end(kept);
    await sql.raw(emptyAll).execute(kept.opened.db);
    places.push(kept);
  };
  return { ...kept.opened, close };
}

async function end({ opened, remove }: Kept): Promise<void> {
  await opened.close();
  await remove();
}

async function openOnServer(): Promise<Kept | undefined> {
  const place = await createOnServer();
  if (!place) return undefined;
  const { databaseUrl, drop } = place;
  // A busy machine lets a test wait longer than a program should.
  const patient = { max: 1, connectionTimeoutMillis: 0, query_timeout: 0, idleTimeoutMillis: 0 };
  const opened = await openDatabase(postgresDialect(databaseUrl, patient), {
    isShared: true,
    listen: listenOnServer(databaseUrl, 0),
  });
  return { opened, remove: drop };
}

// Starting from files takes half the time of loading them into memory.
async function openPglite(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), "halyard-db-"));
  await putDatabase(folder);
  const pglite = startPglite(join(folder, "database"));
  // Tests of several instances share it within one process.
  const opened = await openDatabase(new EmbeddedDialect(connect(pglite)), {
    isShared: true,
    listen: (channel, { onMessage }) => pglite.listen(channel, onMessage),
  });
  return { opened, remove: async () => rmSync(folder, { recursive: true }) };
}

const connect = (pglite: PGlite): EmbeddedConnection => ({
  generation: 0,
  open: () => pglite.waitReady,
  query: (sql, parameters) => pglite.query(sql, [...parameters]),
  rest: async () => undefined,
  close: () => pglite.close(),
});

// Tests need no syncs.
const startPglite = (folder: string) => new PGlite(folder, { startParams: [...startParams, "-F"] });

/**
 * Empties every table that was written to, but those of the migrations; `truncate` makes new files for each, which takes
 * twenty times as long.
 */
export const emptyAll = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and pg_relation_size(oid) > 0 loop
    execute format('delete from %I', name);
  end loop;
  perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences
    where schemaname = 'public' and last_value is not null;
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
    const { close } = await openDatabase(new EmbeddedDialect(connect(startPglite(join(folder, "database")))), {
      isShared: false,
      listen: () => Promise.reject(new Error("not used")),
    });
    await close();
  });
}
