/** The import: brings the data folder of former versions into the database, once. */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

import { sql } from "kysely";
import type { Transaction } from "kysely";

import type { Database, Tables } from "#db/index.ts";
import { log } from "#kit/log.ts";
import { importedFiles, importedFolders, readDataFolder } from "./readDataFolder.server.ts";
import { toRows } from "./toRows.server.ts";
import type { Rows } from "./toRows.server.ts";

const rowsAtOnce = 500;
const unreadable = "imported/unreadable";

/**
 * Imports the files in which the CMS stored everything before its tables, and the rows that several instances had
 * instead of some of them. Once, in one transaction; the files are moved into `imported/`. Returns why files could not
 * be imported as a whole; those are in `imported/unreadable/` too.
 */
export async function importDataFolder({ db }: Database, folder: string): Promise<ReadonlyMap<string, string>> {
  await db
    .insertInto("cms_state")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const imported = await db.transaction().execute(async (transaction) => {
    const state = await transaction.selectFrom("cms_state").select("imported_at").forUpdate().executeTakeFirstOrThrow();
    if (state.imported_at) return undefined;
    const shared = await transaction.selectFrom("content_state").select(["name", "value"]).execute();
    const data = await readDataFolder(folder, new Map(shared.map(({ name, value }) => [name, value])));
    const known = await transaction.selectFrom("content_events").select("id").limit(1).execute();
    const rows = toRows(data, known.length > 0 ? [] : await data.readLines("audit"));
    await keepRejected(folder, data.rejected);
    const inserted = await insertRows(transaction, rows);
    await transaction.updateTable("cms_state").set({ imported_at: new Date() }).execute();
    await transaction.deleteFrom("content_state").execute();
    return { counts: inserted, rejected: data.rejected };
  });
  if (!imported) return new Map();
  const { counts, rejected } = imported;
  await moveAside(folder);
  if (Object.keys(counts).length > 0) log("info", "content", "the data folder was imported", { folder, ...counts });
  return rejected;
}

type Column = [name: string, type: "text" | "bigint" | "json"];

const recordColumns: Column[] = [
  ["key", "text"],
  ["value", "json"],
];

async function insertRows(transaction: Transaction<Tables>, rows: Rows): Promise<Record<string, number>> {
  const tables: [name: string, columns: Column[], rows: object[]][] = [
    ...rows.records.map(([name, records]): [string, Column[], object[]] => [name, recordColumns, records]),
    [
      "cms_comments",
      [
        ["id", "text"],
        ["document", "text"],
        ["value", "json"],
      ],
      rows.comments,
    ],
    [
      "cms_published",
      [
        ["id", "text"],
        ["document", "json"],
        ["published_at", "bigint"],
      ],
      rows.published,
    ],
    [
      "cms_drafts",
      [
        ["place", "text"],
        ["id", "text"],
        ["draft", "json"],
      ],
      rows.drafts,
    ],
    [
      "cms_versions",
      [
        ["id", "text"],
        ["kind", "text"],
        ["at", "bigint"],
        ["by", "json"],
        ["document", "json"],
      ],
      rows.versions,
    ],
    [
      "content_events",
      [
        ["person", "text"],
        ["document", "text"],
        ["event", "json"],
      ],
      rows.events,
    ],
  ];
  const counts: Record<string, number> = {};
  for (const [name, columns, all] of tables) {
    for (let start = 0; start < all.length; start += rowsAtOnce)
      await insert(transaction, name, columns, all.slice(start, start + rowsAtOnce));
    if (all.length > 0) counts[name] = all.length;
  }
  return counts;
}

// As arrays of texts: functions on JSON reject escapes of NUL, which old texts may have.
async function insert(
  transaction: Transaction<Tables>,
  table: string,
  columns: Column[],
  rows: object[],
): Promise<void> {
  const toText = (value: unknown, type: Column[1]) => {
    if (value === null || value === undefined) return null;
    return type === "json" ? JSON.stringify(value) : String(value);
  };
  const values = columns.map(([name, type]) =>
    rows.map((row) => toText(Object.entries(row).find(([key]) => key === name)?.[1], type)),
  );
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const selected = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`));
  const arrays = sql.join(values.map((list) => sql`${list}::text[]`));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${selected} from unnest(${arrays}) as given(${names})
    on conflict do nothing`.execute(transaction);
}

/** Files that could not be imported as a whole, until somebody takes them away. */
export async function listRejected(folder: string): Promise<{ path: string; kept: string }[]> {
  const root = join(folder, unreadable);
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(root.length + 1)] : [],
  );
  return paths.map((path) => ({ path, kept: join(unreadable, path) }));
}

async function keepRejected(folder: string, rejected: ReadonlyMap<string, string>): Promise<void> {
  for (const path of rejected.keys()) {
    const kept = join(folder, unreadable, path);
    await mkdir(dirname(kept), { recursive: true });
    await cp(join(folder, path), kept, { recursive: true, preserveTimestamps: true });
  }
}

async function moveAside(folder: string): Promise<void> {
  const aside = join(folder, "imported");
  for (const name of [...importedFiles, ...importedFolders]) {
    if (!existsSync(join(folder, name))) continue;
    await mkdir(aside, { recursive: true });
    await rename(join(folder, name), join(aside, name));
  }
}
