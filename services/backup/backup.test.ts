/** @jest-environment node */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "@hono/node-server";
import type { ServerType } from "@hono/node-server";
import { sql } from "kysely";

import { createDatabase } from "../db/index.ts";
import type { Database, DatabaseOptions } from "../db/index.ts";
import { createTemporaryDatabase } from "../db/testing/template.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { openFileStorage } from "../kit/files/openFileStorage.ts";
import { startBucket } from "../kit/files/testing/startBucket.ts";
import type { Bucket } from "../kit/files/BucketStorage.ts";
import { checkBearer } from "../kit/isSame.ts";
import { dumpTables, listTables } from "./dumpTables.ts";
import { createBackupService } from "./index.ts";
import { restoreTables } from "./restoreTables.ts";

type Place = DatabaseOptions & { bucket?: Bucket | undefined };

const run = (command: string, folder: string, { databaseUrl = "", dataDir, bucket }: Place) =>
  new Promise<string>((done) => {
    const files = {
      FILES_S3_ENDPOINT: bucket?.endpoint,
      FILES_S3_BUCKET: bucket?.bucket,
      FILES_S3_ACCESS_KEY_ID: bucket?.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: bucket?.secretAccessKey,
    };
    const env = { ...process.env, ...files, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SERVICES_PORT: "4999" };
    const program = `services/backup/${command}Command.ts`;
    execFile(process.execPath, [program, folder], { env }, (_, stdout, stderr) => done(stdout + stderr));
  });

async function dump(db: Database["db"]): Promise<string> {
  let text = "";
  for await (const part of dumpTables(db)) text += part;
  return text;
}

/** An uploaded file that replaced another, a lost one, and a text with a NUL, which older documents may have. */
const records = {
  picture: { name: "a1_new.png", former: [{ name: "a0_old.png", size: 3 }] },
  lost: { name: "a2_lost.png" },
};
const textWithNul = '{"title":"a\\u0000b"}';

async function fill(db: Database["db"]): Promise<void> {
  for (const [key, value] of Object.entries(records))
    await sql`insert into cms_assets (key, value) values (${key}, ${JSON.stringify(value)}::json)`.execute(db);
  await sql`insert into cms_drafts (place, id, draft) values ('documents', 'nul', ${textWithNul}::json)`.execute(db);
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

describeOnBoth("a backup", ({ kind, lasting }) => {
  let from: Place;
  let folder: string;
  const buckets: Awaited<ReturnType<typeof startBucket>>[] = [];
  /** Uploaded files are in a bucket for one database and in the data folder for the other. */
  const makePlace = async (): Promise<Place> => {
    const place = await lasting();
    if (kind === "pglite") return place;
    const started = await startBucket();
    buckets.push(started);
    return { ...place, bucket: started.bucket };
  };

  beforeAll(async () => {
    from = await makePlace();
    folder = join(mkdtempSync(join(tmpdir(), "backup-")), "monday");
    const { db, close } = await createDatabase(from);
    await fill(db);
    await close();
    mkdirSync(join(from.dataDir, "content", "drafts"), { recursive: true });
    writeFileSync(join(from.dataDir, "content", "drafts", "about.json"), "a draft");
    writeFileSync(join(from.dataDir, "secrets.json"), "{}", { mode: 0o600 });
    writeFileSync(join(from.dataDir, "services.lock"), "");
    const files = openFileStorage(from.dataDir, from.bucket);
    for (const name of ["images/a1_new.png", "images/a0_old.png", "sizes/a1_new.png/w64.webp"])
      await files.put(name, new TextEncoder().encode(name));
    const said = await run("backup", folder, from);
    expect(said).toContain(`The backup is in ${folder}`);
    expect(said).toMatch(/1 uploaded files are .* lost: a2_lost\.png/);
  });
  afterAll(async () => {
    for (const bucket of buckets) await bucket.remove();
    rmSync(join(folder, ".."), { recursive: true });
  });

  test("a backup restores every row, file and file mode into an empty installation, and sequences continue", async () => {
    const to = await makePlace();
    expect(await run("restore", folder, to)).toMatch(/^2505 rows of \d+ tables and the files .* are back/);
    const { db, close } = await createDatabase(to);
    expect(await dump(db)).toBe(readFileSync(join(folder, "tables.jsonl"), "utf8"));
    const drafts = await sql<{ draft: string }>`select draft::text as draft from cms_drafts`.execute(db);
    expect(drafts.rows).toEqual([{ draft: textWithNul }]);
    const files = openFileStorage(to.dataDir, to.bucket);
    expect((await files.list("images/")).map(({ key }) => key).sort()).toEqual([
      "images/a0_old.png",
      "images/a1_new.png",
    ]);
    expect(await files.list("sizes/")).toEqual([]);
    expect(existsSync(join(to.dataDir, "content", "images"))).toBe(kind === "pglite");
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

test("a dump of running back ends that fails is broken off, never a whole answer", async () => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const error = jest.spyOn(console, "error").mockReturnValue();
  const { db, close } = await createTemporaryDatabase();
  let queries = 0;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      if (queries > 12) throw new Error("the connection was lost");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const listen = async () => async () => undefined;
  const service = createBackupService({ db: failing, isShared: false, listen, close }, checkBearer("token"));
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const started = serve({ fetch: service.app.fetch, port: 0 }, (address) =>
      resolve({ server: started, port: address.port }),
    );
  });
  const response = await fetch(`http://127.0.0.1:${port}/backup/tables`, {
    headers: { authorization: "Bearer token" },
  });
  await expect(response.text()).rejects.toThrow("terminated");
  expect(write).toHaveBeenCalledWith(expect.stringContaining("the dump was broken off"));
  write.mockRestore();
  error.mockRestore();
  await new Promise((resolve) => server.close(resolve));
  await close();
});
