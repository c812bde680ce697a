/** @jest-environment node */
import { Kysely } from "kysely";
import { number, object } from "yup";

import type { Database, Tables } from "#db/index.ts";
import { postgresDialect } from "#db/postgresDialect.ts";
import { describeOnBoth } from "#db/testing/describeOnBoth.ts";
import { Scheduler } from "#cms/schedules/Scheduler.server.ts";
import { CachedRecords } from "./CachedRecords.server.ts";
import { ContentStore } from "./ContentStore.server.ts";
import { parseNotice, toPayload } from "./notices.server.ts";

const schema = object({ size: number().required() });

function openInstance(database: Database) {
  const store = new ContentStore(database);
  return { store, releases: new CachedRecords(store, "cms_releases", schema) };
}

describeOnBoth("the content store", ({ open }) => {
  let database: Database;
  let one: ReturnType<typeof openInstance>;
  let other: ReturnType<typeof openInstance>;

  beforeEach(async () => {
    database = await open();
    [one, other] = [openInstance(database), openInstance(database)];
    await one.store.open();
    await other.store.open();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await one.store.close();
    await other.store.close();
    await database.close();
  });

  test("a write is in every instance's memory once it has caught up, in the order of insertion", async () => {
    await one.releases.put("b", { size: 1 });
    await one.releases.put("a", { size: 2 });
    await one.releases.put("b", { size: 3 });
    await other.store.catchUp();
    expect(other.releases.all).toEqual([{ size: 3 }, { size: 2 }]);
    await other.releases.remove("b");
    await one.store.catchUp();
    expect(one.releases.all).toEqual([{ size: 2 }]);
  });

  test("writes of several instances run one after another, each with the state that the one before it left", async () => {
    const add = ({ store, releases }: typeof one) =>
      store.write(() => releases.put("sum", { size: (releases.find("sum")?.size ?? 0) + 1 }));
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 === 0 ? one : other)));
    await one.store.catchUp();
    expect(one.releases.find("sum")).toEqual({ size: 20 });
  });

  test("a write that throws leaves nothing behind, in the database and in memory", async () => {
    await one.releases.put("kept", { size: 1 });
    const failing = one.store.write(async () => {
      await one.releases.put("kept", { size: 2 });
      await one.releases.put("new", { size: 3 });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(one.releases.all).toEqual([{ size: 1 }]);
    await other.store.catchUp();
    expect(other.releases.all).toEqual([{ size: 1 }]);
  });

  test("an instance that derives from a write is not caught up before it has, also after a failure of that", async () => {
    const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    let derived = 0;
    let isBroken = true;
    const gate = Promise.withResolvers<boolean>();
    other.store.onApplied(async () => {
      if (isBroken) throw new Error("not yet");
      await gate.promise;
      derived = other.releases.find("a")?.size ?? 0;
    });
    await one.releases.put("a", { size: 5 });
    await expect(other.store.catchUp()).rejects.toThrow("not yet");
    isBroken = false;
    const waiting = Promise.all([other.store.catchUp(), other.store.catchUp()].map((done) => done.then(() => derived)));
    // Whoever comes while it is derived waits too.
    await database.db.selectFrom("cms_state").select("seq").execute();
    gate.resolve(true);
    expect(await waiting).toEqual([5, 5]);
    stderr.mockRestore();
  });

  test("an instance without notifications misses nothing after a write that failed", async () => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const deaf = openInstance({ ...database, db: database.db, listen: async () => async () => undefined });
    await deaf.store.open();
    await one.releases.put("a", { size: 1 });
    const failing = deaf.store.write(async () => {
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    await one.releases.put("b", { size: 2 });
    await deaf.store.catchUp();
    expect(deaf.releases.all).toEqual([{ size: 1 }, { size: 2 }]);
    await deaf.store.close();
  });

  test("a schedule that falls due during a write runs after it, in a write of its own", async () => {
    const order: string[] = [];
    let isDue = true;
    const run = () =>
      one.store.write(async () => {
        order.push("schedule");
        isDue = false;
        return true;
      });
    const sentences = { done: "done", failed: "failed" };
    jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const list = () => (isDue ? [{ scheduledAt: 1 }] : []);
    const scheduler = new Scheduler({ list, getId: () => "one", run, sentences, describe: () => ({}) });
    await one.store.write(async () => {
      scheduler.plan();
      await new Promise((resolve) => setTimeout(resolve, 30));
      order.push("write");
    });
    await one.store.write(async () => undefined);
    await scheduler.close();
    expect(order).toEqual(["write", "schedule"]);
  });

  test("a record that cannot be read is named and left out, the others are read", async () => {
    const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await one.releases.put("good", { size: 1 });
    await database.db
      .insertInto("cms_releases")
      .values({ key: "bad", value: JSON.stringify({ size: "big" }) })
      .execute();
    await one.releases.reload(undefined);
    expect(one.releases.all).toEqual([{ size: 1 }]);
    expect(one.store.unreadable.all).toMatchObject([{ table: "cms_releases", key: "bad" }]);
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining("cms_releases"));
  });
});

test("a notice of too many rows names their tables only", () => {
  const touched = Array.from({ length: 1_000 }, (_, index): [string, string] => ["cms_drafts", `document${index}`]);
  const payload = toPayload({ from: "me", seq: 1, touched });
  expect(payload.length).toBeLessThan(200);
  expect(parseNotice(payload)).toEqual({ from: "me", seq: 1, touched: [["cms_drafts", null]] });
});

test("while the database is away, requests are answered at once with a reason, without its host and password", async () => {
  const warned = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const db = new Kysely<Tables>({ dialect: postgresDialect("postgres://site:secret@127.0.0.1:9/site") });
  const store = new ContentStore({
    db,
    isShared: true,
    listen: async () => async () => undefined,
    close: async () => {},
  });
  const failures = await Promise.all([1, 2, 3].map(() => store.catchUp().catch((error: unknown) => error)));
  failures.push(await store.catchUp().catch((error: unknown) => error));
  for (const failure of failures) {
    expect(failure).toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
    expect(String(failure)).toMatch(/nothing listens at its address \(ECONNREFUSED\)$/);
  }
  const lines = warned.mock.calls.map(([line]) => String(line));
  warned.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/secret|127/);
  await db.destroy();
});
