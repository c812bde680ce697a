/** @jest-environment node */
import { rmSync } from "node:fs";

import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { readChains } from "../kit/catalog/readChains.ts";
import { addChains, addedChain, copyData } from "../kit/testing/copyData.ts";
import { windowEnding } from "./days.ts";
import { regions } from "./ProbeResult.ts";
import { sampleDay } from "./sampleDay.ts";
import { startAvailability } from "./testing/startAvailability.ts";
import type { TestAvailability } from "./testing/startAvailability.ts";

test("the days that the sample incidents tell of have the readings they name", () => {
  const lost = (protocol: string, region: (typeof regions)[number], day: string) =>
    1440 - (sampleDay(protocol, region, day)?.reachable ?? 0);
  expect([lost("sui", "fra", "2026-11-23"), lost("sui", "fra", "2026-11-24")]).toEqual([13, 3]);
  expect(lost("eth", "nyc", "2026-11-22")).toBe(0);
});

const nothing = { p50: null, p95: null, samples: 0 };

describeOnBoth("availability before anything was measured", ({ open }) => {
  let database: Database;
  let service: TestAvailability;
  let moment = new Date("2026-06-10T08:00:00Z");

  beforeAll(async () => {
    database = await open();
    service = await startAvailability(database.db, { now: () => moment });
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  const storedDays = () =>
    database.db.selectFrom("availability_days").select("day").distinct().orderBy("day").execute();

  test("every available chain has a percent in each region", async () => {
    const { status, body } = await service.get("availability");
    const percent = expect.any(Number);
    expect(status).toBe(200);
    const available = readChains("content/data").filter(({ status }) => status === "available");
    expect(Object.keys(Object(body)).sort()).toEqual(available.map(({ key }) => key).sort());
    expect(body).toHaveProperty("pol", { nyc: percent, fra: percent, sgp: percent });
    expect(body).not.toHaveProperty("heco");
  });

  test("the history is ninety days up to yesterday and says that it is a sample", async () => {
    const { body } = await service.get("history");
    expect(body).toMatchObject({ sample: true, from: "2026-03-12", to: "2026-06-09", regions: ["nyc", "fra", "sgp"] });
    expect(body).toHaveProperty("protocols.eth.sgp.length", 90);
  });

  test("a chain's history has every figure of every day, and gaps", async () => {
    const { body } = await service.get("history/eth");
    const [first] = windowEnding("2026-06-09");
    expect(body).toMatchObject({ protocol: "eth", sample: true, from: first, to: "2026-06-09" });
    expect(body).toHaveProperty("days.0.day", first);
    for (const region of regions) {
      expect(body).toHaveProperty(`days.89.regions.${region}`, sampleDay("eth", region, "2026-06-09") ?? null);
    }
  });

  test("sample latency is that of the last sample day", async () => {
    const { body } = await service.get("latency/eth");
    expect(body).toMatchObject({ protocol: "eth", network: "mainnet", method: "eth_blockNumber", period: "24 h" });
    expect(body).toMatchObject({ to: moment.toISOString(), sample: true });
    expect(body).toHaveProperty("regions.1", {
      id: "fra",
      p50: expect.any(Number),
      p95: expect.any(Number),
      samples: 1440,
    });
  });

  test("a region that was not measured on the last day has the latency of its newest day, with the date", async () => {
    const [gap] = readChains("content/data")
      .filter(({ status }) => status === "available")
      .flatMap(({ key }) => regions.map((region) => ({ key, region })))
      .filter(({ key, region }) => sampleDay(key, region, "2026-06-09") === undefined);
    expect(gap).toBeDefined();
    const { body } = await service.get(`latency/${gap?.key}`);
    const day = "2026-06-08";
    const { p50, p95, samples } = sampleDay(gap?.key ?? "", gap?.region ?? "nyc", day) ?? {};
    expect(body).toMatchObject({
      sample: true,
      regions: expect.arrayContaining([{ id: gap?.region, p50, p95, samples, day }]),
    });
    const all = (await service.get("latency")).body;
    expect(all).not.toHaveProperty(`protocols.${gap?.key}.${gap?.region}`);
    expect(all).toHaveProperty(`older.${gap?.key}.${gap?.region}`, { day, p50 });
  });

  test("changes are sorted latest first, limited to the requested number", async () => {
    const { body } = await service.get("changes?limit=5");
    expect(body).toMatchObject({ sample: true, changes: { length: 5 } });
    expect(body).toHaveProperty("changes.0", {
      id: expect.stringMatching(/^2026-06-\d\d-\w+-(nyc|fra|sgp)-(degraded|recovered)$/),
      day: expect.stringMatching(/^2026-06/),
      protocol: expect.any(String),
      region: expect.any(String),
      kind: expect.any(String),
      percent: expect.any(Number),
      samples: 1440,
    });
  });

  test.each(["0", "201", "many", "1.5"])("a changes request with a limit of %s is refused", async (limit) => {
    const { status, body } = await service.get(`changes?limit=${limit}`);
    expect([status, body]).toEqual([400, { error: { code: "invalid", message: expect.any(String), field: "limit" } }]);
  });

  test.each(["history", "latency"])("%s of an unknown chain is not found, of matic it is Polygon's", async (call) => {
    expect(await service.get(`${call}/nothing`)).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    expect(await service.get(`${call}/matic`)).toMatchObject({ status: 200, body: { protocol: "pol" } });
  });

  test("a second start adds no sample days", async () => {
    const count = database.db.selectFrom("availability_days").select(({ fn }) => fn.countAll<number>().as("rows"));
    const before = await count.executeTakeFirstOrThrow();
    await (await startAvailability(database.db, { now: () => moment })).close();
    expect(await count.executeTakeFirstOrThrow()).toEqual(before);
  });

  test("an added chain has a history after a restart, and an invalid one removes no other", async () => {
    const dataFolder = copyData();
    addChains(dataFolder, [{ ...addedChain, key: "broken", family: undefined }, addedChain]);
    const restarted = await startAvailability(database.db, { dataFolder, now: () => moment });
    expect((await restarted.get("history/added")).body).toMatchObject({ protocol: "added", days: { length: 90 } });
    expect((await restarted.get("history/broken")).status).toBe(404);
    expect((await restarted.get("history/eth")).status).toBe(200);
    await restarted.close();
    rmSync(dataFolder, { recursive: true });
  });

  test("sample days advance with the date", async () => {
    moment = new Date("2026-06-12T00:00:10Z");
    await service.refresh();
    const window = { from: "2026-03-14", to: "2026-06-11" };
    expect((await service.get("history")).body).toMatchObject(window);
    expect((await service.get("history/eth")).body).toMatchObject(window);
    expect((await service.get("history/eth")).body).toHaveProperty("days.89.day", window.to);
    const days = await storedDays();
    expect([days[0], days.at(-1)]).toEqual([{ day: "2026-03-14" }, { day: "2026-06-11" }]);
  });

  test("without sample data there are no figures and no sample marks", async () => {
    const honest = await startAvailability(database.db, { now: () => moment, sampleData: false });
    expect((await honest.get("availability")).body).toEqual({});
    expect((await honest.get("history")).body).toMatchObject({ sample: false, protocols: {} });
    expect((await honest.get("changes")).body).toEqual({ sample: false, changes: [] });
    expect((await honest.get("latency/eth")).body).toMatchObject({
      sample: false,
      regions: regions.map((id) => ({ id, ...nothing })),
    });
    await honest.close();
  });
});
