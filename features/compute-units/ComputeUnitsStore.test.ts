import { ComputeUnitsStore } from "./ComputeUnitsStore";

const pricesOf = (key: string, units: number) => ({
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
  const answers = new Map<string, (value: ReturnType<typeof pricesOf>) => void>();
  const request = (key: string) => new Promise<ReturnType<typeof pricesOf>>((resolve) => answers.set(key, resolve));
  const store = new ComputeUnitsStore({ chain: "eth", prices: undefined }, [], request);
  const first = store.choose("bsc");
  const second = store.choose("pol");
  answers.get("pol")?.(pricesOf("pol", 20));
  await second;
  answers.get("bsc")?.(pricesOf("bsc", 99));
  await first;
  expect(store.prices?.protocol._key).toBe("pol");
  expect(store.state).toBe("success");
});

test("an outage is said, and the search finds nothing rather than something old", async () => {
  const failed = jest.spyOn(console, "error").mockImplementation();
  const store = new ComputeUnitsStore({ chain: "eth", prices: pricesOf("eth", 20) }, [], () =>
    Promise.reject(new Error("down")),
  );
  await store.choose("bsc");
  expect(store.state).toBe("error");
  expect(store.shown).toHaveLength(0);
  expect(failed).toHaveBeenCalled();
  failed.mockRestore();
});

test("a mix has a cost and the plan that carries it", () => {
  const plans = [{ id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 }];
  const store = new ComputeUnitsStore({ chain: "eth", mix: "eth_call 1000", prices: pricesOf("eth", 20) }, plans);
  expect(store.cost?.total).toBe(20_000);
  expect(store.plan?.id).toBe("free");
  store.setArchive(true);
  expect(store.cost?.total).toBe(40_000);
});
