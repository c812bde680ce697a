/** @jest-environment node */
import { accountSchema } from "./contracts/accountSchema";
import { availabilitySchema, historySchema } from "./contracts/availabilityApi";
import { nodesSchema, plansSchema } from "./contracts/platformApi";
import { readTolerantly } from "./readTolerantly";

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, "warn").mockReturnValue()));
afterEach(() => jest.restoreAllMocks());

const eth = { protocol: { _key: "eth", name: "Ethereum" }, networks: {}, service_levels: ["shared"] };

test("an optional field of another shape is dropped alone, and named once", () => {
  const read = () => readTolerantly("nodes", nodesSchema, [{ ...eth, youtube: null, isPartner: "perhaps" }, eth]);
  expect(read()).toEqual([eth, eth]);
  expect(read()).toEqual([eth, eth]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^nodes: eth\.isPartner is left out: eth\.isPartner must be a `boolean` type/)],
    ["nodes: eth.youtube is left out: eth.youtube cannot be null"],
  ]);
});

test("of an entry of the nodes call only the key is needed", () => {
  const odd = [{ protocol: { _key: "new" } }, eth, { protocol: { name: "No key" } }, null, "node"];
  expect(readTolerantly("odd nodes", nodesSchema, odd)).toEqual([{ protocol: { _key: "new", name: "new" } }, eth]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("odd nodes: 2 is left out"));
});

test("an entry of a record is dropped alone, whatever its name", () => {
  const input = { eth: { nyc: 99.5, fra: "up" }, "a.b": { nyc: null }, btc: 5, pol: { sgp: 100 } };
  expect(readTolerantly("availability", availabilitySchema, input)).toEqual({ eth: { nyc: 99.5 }, pol: { sgp: 100 } });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("availability: a.b.nyc is left out"));
});

test("a day of another shape counts as not measured, and the other days keep their place", () => {
  const input = { sample: false, from: "a", to: "b", regions: ["nyc"], protocols: { eth: { nyc: [100, "x", 99] } } };
  const read = readTolerantly("history", historySchema, input);
  expect(read.protocols).toEqual({ eth: { nyc: [100, null, 99] } });
});

test("a plan without a name is dropped, and the others stay", () => {
  const free = { id: "free", name: "Free", pricePerMonth: 0 };
  const plans = [
    { id: "odd", pricePerMonth: 5 },
    { ...free, requestsPerDay: -1 },
  ];
  expect(readTolerantly("plans", plansSchema, { currency: "USD", plans })).toEqual({ currency: "USD", plans: [free] });
});

test("of an account only its name is needed", () => {
  const account = { userData: { _key: "7", role: null }, plan: { mainPool: 5, lockedPool: "none" } };
  expect(readTolerantly("account", accountSchema, account)).toEqual({
    userData: { _key: "7", masked_email: "7", avatar: null },
    plan: { mainPool: 5, subscription: { name: "–" } },
  });
});

test.each([
  [availabilitySchema, { weather: "fine" }],
  [availabilitySchema, []],
  [nodesSchema, { weather: "fine" }],
  [nodesSchema, [{ weather: "fine" }]],
  [plansSchema, { currency: "USD", plans: [] }],
  [accountSchema, { weather: "fine" }],
  [nodesSchema, undefined],
])("%# an answer of another shape is rejected as a whole", (schema, value) => {
  expect(() => readTolerantly("whole", schema, value)).toThrow(expect.objectContaining({ name: "ValidationError" }));
});
