/** @jest-environment node */
import type { Database } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { readChains } from "../kit/catalog/readChains.ts";
import { findOutages } from "./findOutages.ts";
import { resultAt, startAvailability } from "./testing/startAvailability.ts";
import type { TestAvailability } from "./testing/startAvailability.ts";

const noon = new Date("2026-06-10T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

describeOnBoth("availability from results", ({ open }) => {
  let database: Database;
  let service: TestAvailability;
  let moment = noon;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    moment = noon;
    await database.db.deleteFrom("availability_days").execute();
    await database.db.deleteFrom("probe_results").execute();
    service = await startAvailability(database.db, { now: () => moment, sampleData: false });
  });
  afterEach(() => service.close());

  test("results are aggregated by day and region and served at once", async () => {
    const sent = await service.bring([
      resultAt(later(-120), { latency: 20 }),
      resultAt(later(-60), { latency: 40 }),
      resultAt(later(0), { latency: 30 }),
      resultAt(later(1), { reachable: false, latency: null, height: null }),
    ]);
    expect(sent).toEqual({ status: 201, body: { stored: 4 } });
    expect((await service.get("availability")).body).toEqual({ eth: { fra: 75 } });
    const { body } = await service.get("history/eth");
    expect(body).toMatchObject({ sample: false, from: "2026-03-13", to: "2026-06-10" });
    const fra = { samples: 4, reachable: 3, p50: 30, p95: 39, behind: 0 };
    expect(body).toHaveProperty("days.89", { day: "2026-06-10", regions: { nyc: null, fra, sgp: null } });
    expect(body).toHaveProperty("days.88.regions", { nyc: null, fra: null, sgp: null });
  });

  test("a region is out after three failed probes in a row, and neither before nor with an old probe", async () => {
    const chains = readChains("content/data");
    const failed = { reachable: false, latency: null, height: null };
    await service.bring([resultAt(later(-180)), resultAt(later(-120), failed), resultAt(later(-60), failed)]);
    await service.bring([resultAt(later(0), { region: "nyc" })]);
    expect(await findOutages(database.db, chains, moment)).toEqual([]);
    await service.bring([resultAt(later(0), failed)]);
    const outage = { protocol: "eth", name: "Ethereum", regions: ["fra"], since: later(-120) };
    expect(await findOutages(database.db, chains, moment)).toEqual([outage]);
    expect(await findOutages(database.db, chains, later(11 * 60))).toEqual([]);
  });

  test("latency is that of the last 24 hours, then that of its newest day, with the date, for a week", async () => {
    await service.bring([resultAt(later(0), { latency: 20 }), resultAt(later(1), { latency: 30 })]);
    expect((await service.get("latency/eth")).body).toMatchObject({
      sample: false,
      regions: [
        { id: "nyc", samples: 0 },
        { id: "fra", p50: 25, p95: 29.5, samples: 2 },
        { id: "sgp", p50: null },
      ],
    });
    moment = later(49 * 3600);
    await service.refresh();
    const older = { id: "fra", samples: 2, p50: 25, day: "2026-06-10" };
    expect((await service.get("latency/eth")).body).toMatchObject({ sample: false, regions: [{}, older, {}] });
    expect((await service.get("latency")).body).toMatchObject({ older: { eth: { fra: { day: older.day, p50: 25 } } } });
    moment = later(9 * 24 * 3600);
    await service.refresh();
    expect((await service.get("latency/eth")).body).toMatchObject({ regions: [{}, { id: "fra", samples: 0 }, {}] });
  });

  test("blocks behind are counted from the highest that any endpoint has, in every region", async () => {
    await service.bring([resultAt(later(-60), { region: "nyc", height: 110 })]);
    await service.bring([resultAt(later(0), { height: 107 }), resultAt(later(0), { region: "sgp", height: 112 })]);
    expect((await service.get("history/eth")).body).toHaveProperty("days.89.regions", {
      nyc: expect.objectContaining({ behind: 0 }),
      fra: expect.objectContaining({ behind: 5 }),
      sgp: expect.objectContaining({ behind: 0 }),
    });
  });

  test("a round that is sent twice counts once", async () => {
    const round = [resultAt(later(0))];
    await service.bring(round);
    await service.bring(round);
    expect((await service.get("history/eth")).body).toHaveProperty("days.89.regions.fra.samples", 1);
  });

  test("results of test networks do not count for the main network", async () => {
    await service.bring([resultAt(later(0), { network: "sepolia" })]);
    expect((await service.get("availability")).body).toEqual({});
    expect(await database.db.selectFrom("availability_days").select("network").execute()).toEqual([
      { network: "sepolia" },
    ]);
  });

  test("a bad day followed by a good one makes two changes", async () => {
    await service.bring([resultAt(later(0), { reachable: false, latency: null, height: null })]);
    moment = later(24 * 3600);
    await service.bring([resultAt(moment)]);
    const change = { protocol: "eth", region: "fra", samples: 1 };
    expect((await service.get("changes")).body).toEqual({
      sample: false,
      changes: [
        { ...change, id: "2026-06-11-eth-fra-recovered", day: "2026-06-11", kind: "recovered", percent: 100 },
        { ...change, id: "2026-06-10-eth-fra-down", day: "2026-06-10", kind: "down", percent: 0 },
      ],
    });
  });

  test("measured days replace sample days, and no sample follows them", async () => {
    const mixed = await startAvailability(database.db, { now: () => moment });
    await mixed.bring([resultAt(later(-13 * 3600)), resultAt(later(0))]);
    const { body } = await mixed.get("history/eth");
    expect(body).toMatchObject({ sample: true, to: "2026-06-10" });
    expect(body).toHaveProperty("days.88.regions.fra", { samples: 1, reachable: 1, p50: 40, p95: 40, behind: 0 });
    moment = later(2 * 24 * 3600);
    await mixed.refresh();
    const after = await mixed.get("history/eth");
    expect(after.body).toMatchObject({ to: "2026-06-11" });
    expect(after.body).toHaveProperty("days.89.regions.fra", null);
    expect(after.body).toHaveProperty("days.89.regions.nyc.samples", 1440);
    await mixed.close();
  });

  test("results stored by another process are shown after a refresh", async () => {
    const other = await startAvailability(database.db, { now: () => moment, sampleData: false });
    await other.bring([resultAt(later(0))]);
    await service.refresh();
    expect((await service.get("availability")).body).toEqual({ eth: { fra: 100 } });
    await other.close();
  });

  test("single results are deleted after two days, and daily figures stay", async () => {
    await service.bring([resultAt(later(0))]);
    moment = later(3 * 24 * 3600);
    await service.bring([resultAt(moment)]);
    expect(await database.db.selectFrom("probe_results").select("id").execute()).toHaveLength(1);
    expect(await database.db.selectFrom("availability_days").select("day").execute()).toHaveLength(2);
  });

  test("results without the write token are rejected", async () => {
    expect(await service.bring([resultAt(noon)], "wrong")).toMatchObject({ status: 401 });
    expect((await service.get("availability")).body).toEqual({});
  });

  test.each([
    ["no list", "all good"],
    ["an unknown chain", [resultAt(noon, { protocol: "nothing" })]],
    ["an unknown network", [resultAt(noon, { network: "moon" })]],
    ["an unknown region", [resultAt(noon, { region: "lon" })]],
    ["a moment ahead", [resultAt(later(300))]],
    ["a moment long ago", [resultAt(later(-2 * 24 * 3600))]],
    ["a latency below zero", [resultAt(noon, { latency: -1 })]],
    ["a height that is text", [resultAt(noon, { height: "12" })]],
    ["nothing", []],
  ])("%s is refused", async (_, results) => {
    expect(await service.bring(results)).toMatchObject({ status: 422, body: { error: { code: "invalid" } } });
  });
});
