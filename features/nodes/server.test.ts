/** @jest-environment node */
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { failures, json, shortenLimits, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type * as Server from "./server";

const node = (key: string, isPartner = false) => ({
  protocol: { _key: key, name: key },
  networks: {},
  service_levels: ["shared"],
  isPartner,
  availabilityPercent: "99.9",
});
const history = {
  sample: true,
  from: "2026-01-01",
  to: "2026-01-01",
  regions: ["nyc"],
  protocols: { pol: { nyc: [100] } },
};

const at = "2026-11-24T08:00:00.000Z";
const checks = {
  protocols: {
    eth: { network: "mainnet", methods: { debug_traceCall: { at, answered: true } }, archive: null, logs: null },
  },
};

const hourMs = 3_600_000;

let platform: BackEnd;
let availability: BackEnd;
let load: typeof Server.loadNodeList;

beforeEach(async () => {
  jest.spyOn(console, "error").mockReturnValue();
  platform = await startBackEnd(json([node("matic", true), node("eth"), node("made-up")]));
  availability = await startBackEnd((request, response) => {
    const percents = { pol: { nyc: 99.999, fra: 99.978 }, eth: { nyc: 100 } };
    const bodies: Record<string, unknown> = { "/history": history, "/methods": checks };
    return json(bodies[request.url ?? ""] ?? percents)(request, response);
  });
  process.env.PLATFORM_API_URL = platform.url;
  process.env.AVAILABILITY_API_URL = availability.url;
  jest.resetModules();
  load = (await import("./server")).loadNodeList;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([platform.close(), availability.close()]);
});

const loadRow = async (key: string) => (await load()).rows.find((row) => row.key === key);

test("only chains of the catalogue are used, and matic is pol", async () => {
  const { rows, failedSince, isSample } = await load();
  expect(rows.map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key));
  expect(rows.filter(({ status }) => status === "available").map(({ key }) => key)).toEqual(
    catalogue.map(({ key }) => key).filter((key) => ["eth", "pol"].includes(key)),
  );
  expect([failedSince, isSample]).toEqual([undefined, true]);
});

test("availability is the average of the regions, floored to two decimals", async () => {
  expect(await loadRow("pol")).toMatchObject({ availability: "99.98", isMeasured: true, isPartner: true });
});

test("availability, history and latency under an old key are those of its chain", async () => {
  const byRegion = { sample: false, day: "2026-01-01", protocols: { matic: { nyc: 12 } } };
  const responses: Record<string, unknown> = {
    "/availability": { matic: { a: 50.555, b: 50.556 } },
    "/history": { ...history, protocols: { matic: { nyc: [50, 100] } } },
    "/latency": byRegion,
  };
  availability.respondWith((request, response) => json(responses[request.url ?? ""])(request, response));
  expect(await loadRow("pol")).toMatchObject({ availability: "50.55", isMeasured: true, latency: 12, lost: 720 });
});

test("one unusual entry of the nodes call leaves the others as they are", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  platform.respondWith(json([{ ...node("eth"), youtube: null }, { protocol: { _key: "new" } }, { protocol: {} }]));
  const { rows, failedSince } = await load();
  expect(failedSince).toBeUndefined();
  expect(rows.filter(({ status }) => status === "available").map(({ key }) => key)).toEqual(["eth"]);
});

test("a trace that a probe called has its day, others are known from the specification", async () => {
  expect([(await loadRow("eth"))?.trace, (await loadRow("pol"))?.trace]).toEqual(["2026-11-24", "source"]);
});

test("a chain without a measurement has the default, marked as such", async () => {
  expect(await loadRow("btc")).toMatchObject({ availability: "99.99", isMeasured: false, status: "inactive" });
});

test("levels and percent of an entry are used as given; the default is marked as not measured", async () => {
  const fields = { ...node("eth"), service_levels: ["shared", "archive"], availabilityPercent: "99.9" };
  platform.respondWith(json([fields, { ...node("btc"), availabilityPercent: "99.99" }]));
  availability.respondWith(json({}));
  expect(await loadRow("eth")).toMatchObject({
    availability: "99.9",
    isMeasured: true,
    isDedicated: false,
    archive: "source",
  });
  expect(await loadRow("btc")).toMatchObject({ availability: "99.99", isMeasured: false, isDedicated: false });
});

test.each(["nodes", "availability"])(
  "when the %s call fails after a success the list says from when it is, and after an hour it is dropped",
  async (name) => {
    const before = await load();
    expect([before.staleSince, before.readAt]).toEqual([undefined, expect.stringMatching(/^\d{4}-/)]);
    (name === "nodes" ? platform : availability).respondWith(json({}, 500));
    const now = Date.now();
    const setClock = (ms: number) => {
      jest.spyOn(Date, "now").mockReturnValue(now + ms);
      jest.spyOn(performance, "now").mockReturnValue(startedAt + ms);
    };
    const startedAt = performance.now();
    setClock(60_000);
    const stale = await load();
    expect(Date.parse(stale.staleSince ?? "")).toBeLessThanOrEqual(now);
    expect([stale.failedSince, stale.rows]).toEqual([undefined, before.rows]);
    setClock(hourMs + 60_000);
    const old = await load();
    expect(old.staleSince).toBeUndefined();
    expect(old.rows.find(({ key }) => key === "pol")).toMatchObject(
      name === "nodes" ? { availability: "99.99", isMeasured: false } : { availability: "99.9", isMeasured: true },
    );
    expect(old.failedSince === undefined).toBe(name === "availability");
  },
);

describe.each(Object.entries(failures))("a back end that %s", (_, failure) => {
  test("as the nodes call leaves the catalogue with 99.99, not measured", async () => {
    shortenLimits(platform);
    platform.respondWith(failure);
    const { rows, failedSince } = await load();
    expect(failedSince).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(rows.map(({ key, status }) => [key, status])).toEqual(catalogue.map(({ key, status }) => [key, status]));
    expect(rows.every(({ availability: percent, isMeasured }) => percent === "99.99" && !isMeasured)).toBe(true);
    expect(console.error).toHaveBeenCalled();
  });

  test("as the availability call leaves the percent that each entry of the nodes call states", async () => {
    shortenLimits(availability);
    availability.respondWith(failure);
    const { rows, failedSince } = await load();
    expect(failedSince).toBeUndefined();
    expect(rows.find(({ key }) => key === "pol")).toMatchObject({
      status: "available",
      availability: "99.9",
      isMeasured: true,
    });
    expect(console.error).toHaveBeenCalled();
  });
});
