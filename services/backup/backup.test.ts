/** @jest-environment node */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";

import { createDatabase } from "../db/index.ts";
import type { Database, DatabaseOptions } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { dumpTables, listTables } from "./dumpTables.ts";
import { restoreTables } from "./restoreTables.ts";

const run = (command: string, folder: string, { databaseUrl = "", dataDir }: DatabaseOptions) =>
  new Promise<string>((done) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SERVICES_PORT: "4999" };
    const program = `services/backup/${command}Command.ts`;
    execFile(process.execPath, [program, folder], { env }, (_, stdout, stderr) => done(stdout + stderr));
  });

async function dump(db: Database["db"]): Promise<string> {
  let text = "";
  for await (const part of dumpTables(db)) text += part;
  return text;
}

async function fill(db: Database["db"]): Promise<void> {
  const claim = { id: "claim", network: "eth-sepolia", local: true, address: "0x1", visitor: "v", proof: "p" };
  await db
    .insertInto("faucet_claims")
    .values({ ...claim, amount: "50000000000000000", state: "queued" })
    .execute();
  const rest = { raw: "0x", gas: "1", max_fee: "1", priority_fee: "1" };
  await db
    .insertInto("faucet_transactions")
    .values({ hash: "0x2", claim_id: "claim", network: "eth-sepolia", sender: "0x3", nonce: 1, ...rest })
    .execute();
  await sql`
    insert into probe_results (protocol, network, region, endpoint, taken_at, reachable, height)
    select 'eth', 'mainnet', 'fra', n, now(), true, 9007199254740993 from generate_series(1, 2500) n`.execute(db);
}

describeOnBoth("a backup", ({ lasting }) => {
  let from: DatabaseOptions;
  let folder: string;

  beforeAll(async () => {
    from = await lasting();
    folder = join(mkdtempSync(join(tmpdir(), "backup-")), "monday");
    const { db, close } = await createDatabase(from);
    await fill(db);
    await close();
    mkdirSync(join(from.dataDir, "content", "drafts"), { recursive: true });
    writeFileSync(join(from.dataDir, "content", "drafts", "about.json"), "a draft");
    writeFileSync(join(from.dataDir, "secrets.json"), "{}", { mode: 0o600 });
    writeFileSync(join(from.dataDir, "services.lock"), "");
    expect(await run("backup", folder, from)).toContain(`The backup is in ${folder}`);
  });
  afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

  test("a backup restores every row, file and file mode into an empty installation, and sequences continue", async () => {
    const to = await lasting();
    expect(await run("restore", folder, to)).toMatch(/^2502 rows of \d+ tables and the files .* are back/);
    const { db, close } = await createDatabase(to);
    expect(await dump(db)).toBe(readFileSync(join(folder, "tables.jsonl"), "utf8"));
    await sql`insert into probe_results (protocol, network, region, endpoint, taken_at, reachable)
      values ('eth', 'mainnet', 'fra', 0, now(), true)`.execute(db);
    const { rows } = await sql<{ id: string }>`select max(id)::text as id from probe_results`.execute(db);
    expect(rows).toEqual([{ id: "2501" }]);
    await close();
    expect(readFileSync(join(to.dataDir, "content", "drafts", "about.json"), "utf8")).toBe("a draft");
    expect(statSync(join(to.dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(existsSync(join(folder, "data", "services.lock"))).toBe(false);
    expect(await run("restore", folder, to)).toMatch(/is not empty .*name a new folder as DATA_DIR/);
    expect(await run("restore", folder, { ...to, dataDir: `${to.dataDir}/other` })).toMatch(
      to.databaseUrl ? /The database is not empty/ : /are back/,
    );
  });

  test("a backup is readable by its owner only and never overwrites another", async () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await run("backup", folder, from)).toContain("cannot be made (EEXIST)");
  });

  test("a truncated backup is rejected, and no row of it is stored", async () => {
    const { db, close } = await createDatabase(await lasting());
    const lines = readFileSync(join(folder, "tables.jsonl"), "utf8").split("\n").slice(0, -2);
    const broken = async function* () {
      yield* lines;
    };
    await expect(restoreTables(db, broken())).rejects.toThrow("incomplete");
    for (const name of await listTables(db))
      expect((await sql`select 1 from ${sql.table(name)}`.execute(db)).rows).toEqual([]);
    await close();
  });
});
