import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { PGlite as KyselyPGlite } from "kysely";

import { openDatabase } from "../index.ts";
import type { Database } from "../index.ts";
import { migrate } from "../migrate.ts";
import type { Tables } from "../tables.ts";

const cache = "node_modules/.cache/halyard";
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
export async function createMemoryDatabase(): Promise<Database> {
  const pglite = idle.pop() ?? (await start());
  return openDatabase(new PGliteDialect({ pglite: lend(pglite) }));
}

async function start(): Promise<PGlite> {
  return new PGlite({ loadDataDir: new Blob([readFileSync(join(await template(), "database.tar"))]) });
}

/** A database whose closing gives it back, empty. */
function lend(pglite: PGlite): KyselyPGlite {
  let closed = false;
  return {
    ready: false,
    waitReady: pglite.waitReady,
    get closed() {
      return closed;
    },
    query: (...all) => pglite.query(...all),
    transaction: (callback) => pglite.transaction(callback),
    close: async () => {
      closed = true;
      if (isOver) return pglite.close();
      await pglite.exec(emptyAll);
      idle.push(pglite);
    },
  };
}

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
  const folder = join(cache, `database-${hash.digest("hex").slice(0, 16)}`);
  return existsSync(folder) ? folder : make(folder);
}

async function make(folder: string): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  const pglite = new PGlite(join(making, "database"));
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const files = await pglite.dumpDataDir("none");
  writeFileSync(join(making, "database.tar"), Buffer.from(await files.arrayBuffer()));
  await db.destroy();
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    // Another worker was quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
