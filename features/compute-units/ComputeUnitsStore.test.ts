/** @jest-environment node */
import { ComputeUnitsStore } from "./ComputeUnitsStore";

const makePrices = (key: string, units: number) => ({
  protocol: { _key: key, name: key },
  multiplier: units,
  archiveMultiplier: 2,
  methods: [
    {
      method: "eth_call",
      family: "evm",
      category: "read",
      multiplier: 1,
      computeUnits: units,
      archiveComputeUnits: units * 2,
    },
  ],
});

test("a slower answer for a chain chosen before does not replace the newer choice", async () => {
  const responses = new Map<string, (value: ReturnType<typeof makePrices>) => void>();
  const request = (key: string) => new Promise<ReturnType<typeof makePrices>>((resolve) => responses.set(key, resolve));
  const store = new ComputeUnitsStore({ chain: "eth", prices: undefined }, [], request);
  const first = store.choose("bsc");
  const second = store.choose("pol");
  responses.get("pol")?.(makePrices("pol", 20));
  await second;
  responses.get("bsc")?.(makePrices("bsc", 99));
  await first;
  expect(store.prices?.protocol._key).toBe("pol");
  expect(store.state).toBe("success");
});

test("an outage is shown, and the search does not use outdated prices", async () => {
  const failed = jest.spyOn(console, "error").mockImplementation();
  const store = new ComputeUnitsStore({ chain: "eth", prices: makePrices("eth", 20) }, [], () =>
    Promise.reject(new Error("down")),
  );
  await store.choose("bsc");
  expect(store.state).toBe("error");
  expect(store.shown).toHaveLength(0);
  expect(failed).toHaveBeenCalled();
  failed.mockRestore();
});

test("methods are sorted by kind, the most used ones first, and by name within a kind", () => {
  const prices = makePrices("eth", 20);
  const figures = { family: "evm", multiplier: 1, computeUnits: 20, archiveComputeUnits: 40 };
  const one = (method: string, category: string) => ({ ...figures, method, category });
  const methods = [one("trace_block", "trace-debug"), one("eth_gasPrice", "read"), one("eth_call", "read")];
  const store = new ComputeUnitsStore({
    chain: "eth",
    prices: { ...prices, methods: [...methods, one("x_new", "x")] },
  });
  expect(store.shown.map(({ method }) => method)).toEqual(["eth_call", "eth_gasPrice", "trace_block", "x_new"]);
});

test("methods are found by any part of their name, whatever its case", () => {
  const store = new ComputeUnitsStore({ chain: "eth", q: "ETH_", prices: makePrices("eth", 20) });
  expect(store.shown).toHaveLength(1);
  store.setSearch(" CALL ");
  expect(store.shown).toHaveLength(1);
  store.setSearch("trace");
  expect(store.shown).toHaveLength(0);
});

test("a typed mix is recalculated; methods that the chain lacks are marked and cost nothing", () => {
  const store = new ComputeUnitsStore({ chain: "eth", prices: makePrices("eth", 20) });
  expect([store.mix.calls, store.cost?.total]).toEqual([[], 0]);
  store.setMix("eth_call 2k\neth_dream 5\nnonsense");
  expect(store.cost).toMatchObject({ total: 40_000, unknown: [{ method: "eth_dream", count: 5 }] });
  expect(store.mix.problems).toEqual([{ line: 3, text: "nonsense" }]);
});

test("choosing another chain recalculates the mix with its prices once they are loaded", async () => {
  const start = { chain: "eth", mix: "eth_call 10", prices: makePrices("eth", 20) };
  const store = new ComputeUnitsStore(start, [], async (key) => makePrices(key, 5));
  const choosing = store.choose("bsc");
  expect([store.state, store.cost?.total]).toEqual(["pending", 200]);
  await choosing;
  expect([store.state, store.cost?.total]).toEqual(["success", 50]);
});

test("without prices there is no cost and no plan", () => {
  const plans = [{ id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 }];
  const store = new ComputeUnitsStore({ chain: "eth", mix: "eth_call 1", prices: undefined }, plans);
  expect([store.state, store.cost, store.plan]).toEqual(["idle", undefined, undefined]);
});

test("a mix has a cost and the plan that carries it", () => {
  const plans = [{ id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 }];
  const store = new ComputeUnitsStore({ chain: "eth", mix: "eth_call 1000", prices: makePrices("eth", 20) }, plans);
  expect(store.cost?.total).toBe(20_000);
  expect(store.plan?.id).toBe("free");
  store.setArchive(true);
  expect(store.cost?.total).toBe(40_000);
});

const plans = [
  { id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 },
  { id: "unlimited", name: "Unlimited", pricePerMonth: 499, requestsPerSecond: 60 },
  { id: "dedicated", name: "Dedicated", pricePerMonth: 1000, isFrom: true },
];
const makeStore = (mix: string, more = {}) =>
  new ComputeUnitsStore({ chain: "eth", mix, prices: makePrices("eth", 20), ...more }, plans);

test("the plan is that of the counted lines, and none while there are none", () => {
  expect(makeStore("eth_call 10").plan?.id).toBe("free");
  const partly = makeStore("foo_bar 5000m\neth_call 10\nno count");
  expect(partly.plan?.id).toBe("free");
  expect(partly.lines).toEqual({ counted: 1, all: 3 });
  expect(makeStore("foo_bar 5000m").plan).toBeUndefined();
  expect(makeStore("").plan).toBeUndefined();
});

test("archive data requires a paid plan, and is ignored for a chain without it", () => {
  const options = { isArchive: true, archiveChains: ["eth"] };
  expect(makeStore("eth_call 10", options).plan?.id).toBe("unlimited");
  const store = makeStore("eth_call 10", { ...options, chain: "sol" });
  expect([store.readsArchive, store.cost?.total, store.plan?.id]).toEqual([false, 200, "free"]);
});

test("more calls than any listed rate allows are shown as a rate", () => {
  expect(makeStore("eth_call 10m").rate).toBeUndefined();
  expect(makeStore("eth_call 1000m").rate).toBe(386);
});

test("while another chain's prices are read, those that are shown are known to be behind", () => {
  const store = new ComputeUnitsStore({ chain: "eth", prices: makePrices("eth", 20) }, [], () => new Promise(() => {}));
  expect(store.isBehind).toBe(false);
  void store.choose("sol");
  expect(store.isBehind).toBe(true);
});

test("the example is one of the chosen chain's methods; what a visitor wrote stays", async () => {
  const method = { family: "svm", category: "read", multiplier: 1, computeUnits: 20, archiveComputeUnits: 40 };
  const solana = { ...makePrices("sol", 20), methods: [{ ...method, method: "getSlot" }] };
  const start = { chain: "eth", example: "eth_call 600k", prices: makePrices("eth", 20) };
  const store = new ComputeUnitsStore(start, [], () => Promise.resolve(solana));
  expect(store.mixText).toBe("eth_call 600k");
  await store.choose("sol");
  expect([store.mixText, store.example]).toEqual(["getSlot 600k", "getSlot 600k"]);
  store.setMix("eth_call 5");
  await store.choose("sol");
  expect(store.mixText).toBe("eth_call 5");
  const opened = new ComputeUnitsStore({ ...start, mix: "eth_call 5", prices: solana });
  expect([opened.mixText, opened.exampleMethod]).toEqual(["eth_call 5", "getSlot"]);
});
