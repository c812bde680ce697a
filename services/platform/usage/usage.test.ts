/** @jest-environment node */
import type { Database } from "../../db/index.ts";
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import type { Plan } from "../../../features/shared/contracts/platformApi.ts";
import { readUsage } from "./readUsage.ts";
import { UsageMeter } from "./UsageMeter.ts";
import { UsageWriter } from "./UsageWriter.ts";

const free: Plan = { id: "free", name: "Free", requestsPerDay: 5, regions: 3 };
const start: Plan = { id: "start", name: "Start", computeUnits: 100, regions: 3 };
const call = { keyId: "k", chain: "eth", network: "demo", method: "eth_chainId", units: 20 };

describeOnBoth("usage", ({ open }) => {
  let database: Database;
  let now = new Date("2026-05-04T23:00:00Z");
  const meters: UsageMeter[] = [];
  let lastAccount = 0;

  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(meters.splice(0).map((meter) => meter.close()));
    now = new Date("2026-05-04T23:00:00Z");
  });
  afterAll(() => database.close());

  const createMeter = () => {
    const meter = new UsageMeter(database.db, () => now);
    meters.push(meter);
    return meter;
  };
  const createAccount = () => ({ accountId: `account-${(lastAccount += 1)}`, createdAt: now });
  const read = (accountId: string) => readUsage(database.db, accountId, new Date("2026-01-01"));

  test("calls are stored within a second, summed by day, chain, network and method", async () => {
    const [meter, account] = [createMeter(), createAccount()];
    const opened = await meter.open(account, free);
    for (let count = 0; count < 3; count += 1) {
      opened.hold(1, 20);
      meter.count(opened, call);
    }
    const at = performance.now();
    await waitFor(async () => (await read(account.accountId)).length > 0);
    expect(performance.now() - at).toBeLessThan(1_000);
    expect(await read(account.accountId)).toEqual([
      { day: "2026-05-04", chain: "eth", network: "demo", method: "eth_chainId", requests: 3, units: 60 },
    ]);
  });

  test("a usage batch whose commit was not confirmed is counted once, with the calls made meanwhile", async () => {
    const [meter, account] = [createMeter(), createAccount()];
    const builder = database.db.transaction();
    const commit = builder.execute.bind(builder);
    // The transaction commits, but its response is lost.
    builder.execute = async (work) => {
      await commit(work);
      throw new Error("connection lost");
    };
    jest.spyOn(database.db, "transaction").mockReturnValueOnce(builder);
    const opened = await meter.open(account, free);
    opened.hold(1, 20);
    meter.count(opened, call);
    await expect(meter.flush()).rejects.toThrow("connection lost");
    opened.hold(1, 20);
    meter.count(opened, call);
    await meter.flush();
    expect(await read(account.accountId)).toMatchObject([{ requests: 2, units: 40 }]);
    expect(opened.used).toBe(2);
  });

  test("the daily request limit of a plan is reset at midnight UTC", async () => {
    const [meter, account] = [createMeter(), createAccount()];
    const opened = await meter.open(account, free);
    expect([opened.hold(5, 100), opened.hold(1, 20)]).toEqual([true, false]);
    for (let count = 0; count < 5; count += 1) meter.count(opened, call);
    await meter.flush();
    expect((await meter.open(account, free)).hold(1, 20)).toBe(false);
    now = new Date("2026-05-05T00:00:01Z");
    expect((await meter.open(account, free)).hold(1, 20)).toBe(true);
  });

  test("compute units count over thirty days, and calls that reached no node are refunded", async () => {
    const [meter, account] = [createMeter(), createAccount()];
    const opened = await meter.open(account, start);
    expect(opened.hold(5, 100)).toBe(true);
    opened.release(1, 20);
    for (let count = 0; count < 4; count += 1) meter.count(opened, call);
    await meter.flush();
    now = new Date("2026-06-02T12:00:00Z");
    expect((await meter.open(account, start)).used).toBe(80);
    now = new Date("2026-06-03T00:00:00Z");
    expect((await meter.open(account, start)).used).toBe(0);
  });

  test("usage counted by one process is visible to another and after a restart", async () => {
    const [first, second, account] = [createMeter(), createMeter(), createAccount()];
    const [a, b] = [await first.open(account, free), await second.open(account, free)];
    a.hold(3, 60);
    for (let count = 0; count < 3; count += 1) first.count(a, call);
    await first.flush();
    b.hold(1, 20);
    second.count(b, call);
    await second.flush();
    expect([b.used, (await createMeter().open(account, free)).used]).toEqual([4, 4]);
  });

  test("usage older than ninety days is removed", async () => {
    const account = createAccount();
    await database.db
      .insertInto("key_usage")
      .values(
        ["2026-01-01", "2026-05-04"].map((day) => ({
          account_id: account.accountId,
          key_id: "k",
          day,
          chain: "eth",
          network: "demo",
          method: "eth_chainId",
          requests: 1,
          units: 20,
        })),
      )
      .execute();
    await new UsageWriter(database.db, () => now).sweep("2026-02-04");
    expect((await read(account.accountId)).map(({ day }) => day)).toEqual(["2026-05-04"]);
  });
});
