/** @jest-environment node */
import { failures, json, shortenLimits, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type { Reading } from "./keepLastGood";

type Loader = () => Promise<Reading<unknown>>;

const eth = { _key: "eth", name: "Ethereum" };
const period = { sample: true, from: "2026-01-01", to: "2026-01-02" };
const day = { samples: 9, reachable: 9, p50: 12, p95: 20, behind: 0 };
const method = { method: "eth_call", family: "evm", category: "read", multiplier: 1, computeUnits: 20 };
const region = { id: "nyc", p50: null, p95: null, samples: 0 };
const change = { id: "a", day: "2026-01-02", protocol: "eth", region: "nyc", kind: "down", percent: 0, samples: 9 };

/** A valid response of every call. */
const good: Record<string, unknown> = {
  "/access_nodes/nodes_v2": [{ protocol: eth, networks: {}, service_levels: ["shared"], availabilityPercent: "99.98" }],
  "/prices/public/plans/": { currency: "USD", plans: [{ id: "free", name: "Free", pricePerMonth: 0 }] },
  "/prices/CU/protocols/": [{ protocol: eth, multiplier: 20, families: ["evm"] }],
  "/prices/CU/methods/eth": {
    protocol: eth,
    multiplier: 20,
    archiveMultiplier: 2,
    methods: [{ ...method, archiveComputeUnits: 40 }],
  },
  "/availability": { eth: { nyc: 99.98 } },
  "/history": { ...period, regions: ["nyc"], protocols: { eth: { nyc: [100, null] } } },
  "/history/eth": { ...period, protocol: "eth", days: [{ day: "2026-01-01", regions: { nyc: day, fra: null } }] },
  "/latency/eth": {
    protocol: "eth",
    network: "mainnet",
    method: "eth_blockNumber",
    period: "24 h",
    to: "2026-01-02",
    sample: true,
    regions: [region],
  },
  "/changes?limit=200": { sample: true, changes: [change] },
};

let backEnd: BackEnd;
let loaders: Record<string, Loader>;
let noon = Date.now();
const startedAt = noon;

beforeAll(async () => {
  backEnd = await startBackEnd();
  process.env.PLATFORM_API_URL = backEnd.url;
  process.env.AVAILABILITY_API_URL = backEnd.url;
  const server = await import("./server");
  loaders = {
    "/access_nodes/nodes_v2": server.loadNodes,
    "/prices/public/plans/": server.loadPlans,
    "/prices/CU/protocols/": server.loadPriceProtocols,
    "/prices/CU/methods/eth": () => server.loadPriceMethods("eth"),
    "/availability": server.loadAvailability,
    "/history": server.loadHistory,
    "/history/eth": () => server.loadChainHistory("eth"),
    "/latency/eth": () => server.loadLatency("eth"),
    "/changes?limit=200": server.loadChanges,
  };
});
afterAll(() => backEnd.close());
beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => noon);
  jest.spyOn(performance, "now").mockImplementation(() => noon - startedAt);
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const load = (call: string) => loaders[call]?.() ?? Promise.reject(new Error(`no loader of ${call}`));
const respondWell = () => backEnd.respondWith((request, response) => json(good[request.url ?? ""])(request, response));

describe.each(Object.keys(good))("GET %s", (call) => {
  test.each(Object.entries(failures))("a back end that %s is logged, and the result is empty", async (_, failure) => {
    shortenLimits(backEnd);
    backEnd.respondWith(failure);
    const failedSince = new Date(noon).toISOString();
    const missing = { value: undefined, staleSince: undefined, failedSince };
    expect(await load(call)).toEqual(missing);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test("the next valid response is used, and requested at most once in twenty seconds", async () => {
    respondWell();
    const before = backEnd.requests.length;
    const [first, second] = await Promise.all([load(call), load(call)]);
    expect(first.value).toEqual(good[call]);
    expect(second).toEqual(first);
    await load(call);
    expect(backEnd.requests).toHaveLength(before + 1);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each(Object.entries(failures))("the last valid response is kept while the back end %s", async (_, failure) => {
    shortenLimits(backEnd);
    backEnd.respondWith(failure);
    noon += 20_000;
    const { value, staleSince } = await load(call);
    expect(value).toEqual(good[call]);
    expect(staleSince).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

test("a page does not wait for a back end that hangs while there is an earlier response", async () => {
  respondWell();
  noon += 20_000;
  const { value } = await load("/history");
  let release = () => {};
  backEnd.respondWith((request, response) => {
    release = () => json(good["/history"])(request, response);
  });
  noon += 20_000;
  const late = await load("/history");
  expect(late).toMatchObject({ value, staleSince: expect.any(String) });
  release();
  expect(await load("/history")).toMatchObject({ value, staleSince: undefined });
});

test("a rejected connection is handled like other failures", async () => {
  await backEnd.close();
  noon += 20_000;
  for (const call of Object.keys(good)) {
    expect((await load(call)).staleSince).toBeDefined();
  }
});
