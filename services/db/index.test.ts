/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";

import { createDatabase } from "./index.ts";
import { describeOnBoth } from "./testing/describeOnBoth.ts";
import { putDatabase } from "./testing/template.ts";

const submission = (id: string) => ({
  id,
  form: "newsletter",
  email: "a@example.com",
  name: "",
  fields: JSON.stringify({ message: "hello" }),
  state: "accepted" as const,
});

describeOnBoth("the database", ({ kind, open, lasting }) => {
  test("database counts are numbers, timestamps are Dates and jsonb values are objects", async () => {
    const { db, close } = await open();
    await db.insertInto("submissions").values(submission("one")).execute();
    const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
    const { count } = await db
      .selectFrom("submissions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect(row.created_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(row.fields).toEqual({ message: "hello" });
    await close();
  });

  test("a transaction that throws leaves nothing behind", async () => {
    const { db, close } = await open();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("submissions").values(submission("two")).execute();
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await db.selectFrom("submissions").select("id").execute()).toEqual([]);
    await close();
  });

  test("database rows persist over a restart", async () => {
    const options = await lasting();
    const first = await createDatabase(options);
    await first.db.insertInto("submissions").values(submission("three")).execute();
    await first.close();
    const second = await createDatabase(options);
    expect(await second.db.selectFrom("submissions").select("id").execute()).toEqual([{ id: "three" }]);
    await second.close();
  });

  test("a database can be opened concurrently only on a server", async () => {
    const options = await lasting({ isMigrated: false });
    const tries = await Promise.allSettled([createDatabase(options), createDatabase(options)]);
    const opened = tries.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
    // A server takes several processes, each migrating under the lock; a folder takes one.
    expect(opened).toHaveLength(kind === "postgres" ? 2 : 1);
    for (const { db, close } of opened) {
      expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
      await close();
    }
  });
});

test.each(["999999999 12345", `${process.pid}`])(
  "a process that was killed does not keep its folder, whatever it left (%s)",
  async (left) => {
    const dataDir = mkdtempSync(join(tmpdir(), "halyard-db-"));
    await putDatabase(dataDir);
    writeFileSync(join(dataDir, "database.pid"), left);
    const { close } = await createDatabase({ dataDir });
    await close();
    rmSync(dataDir, { recursive: true });
  },
);
