import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { EmbeddedDialect } from "../embedded/EmbeddedDialect.ts";
import type { EmbeddedConnection } from "../embedded/EmbeddedDialect.ts";
import { startParams } from "../embedded/startParams.ts";
import { openDatabase } from "../index.ts";
import type { Database } from "../index.ts";
import { makeOnce } from "./makeOnce.ts";

const maker = "node_modules/@electric-sql/pglite/package.json";

// To start one takes a second or two: what one test has closed is emptied and opened by the next one of its file.
const idle: PGlite[] = [];

// One that is left open looks around every ten seconds, for which Jest would wait for ever. Tests may close theirs
// after this, because hooks run in the order in which they were written.
let isOver = false;
afterAll(async () => {
  isOver = true;
  await Promise.all(idle.map((pglite) => pglite.close()));
});

/** An empty PGlite database with its tables that lives as long as it is open. */
export async function createTemporaryDatabase(): Promise<Database> {
  const pglite = idle.pop() ?? (await start());
  return openDatabase(new EmbeddedDialect(lend(pglite)));
}

// From files it starts in half of the time that reading them into memory takes.
async function start(): Promise<PGlite> {
  const folder = mkdtempSync(join(tmpdir(), "halyard-db-"));
  await putDatabase(folder);
  const pglite = openPglite(join(folder, "database"));
  const close = pglite.close.bind(pglite);
  pglite.close = () => close().finally(() => rmSync(folder, { recursive: true }));
  return pglite;
}

/** A database whose closing gives it back, empty. */
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

const emptyAll = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%');
end $$`;

/** Puts an empty database with its tables into a data folder. */
export async function putDatabase(dataDir: string): Promise<void> {
  cpSync(join(await template(), "database"), join(dataDir, "database"), { recursive: true });
}

/** PGlite takes seconds to make the files of an empty database: tests copy some that are made once for all migrations. */
async function template(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [maker, ...globSync("services/db/migrations/*.ts").sort()]) hash.update(readFileSync(file));
  return makeOnce(`database-${hash.digest("hex").slice(0, 16)}`, async (folder) => {
    const pglite = openPglite(join(folder, "database"));
    const connection = { ...lend(pglite), close: () => pglite.close() };
    const { close } = await openDatabase(new EmbeddedDialect(connection));
    await close();
  });
}
