/** @jest-environment node */
import computeUnits from "@/content/data/compute-units.json";
import protocols from "@/content/data/protocols.json";

import { getCapacity, unitsOfEthCall } from "./capacity";

const plan = { id: "one", name: "One", pricePerMonth: 49 };

test.each([
  ["requests a day", { ...plan, requestsPerDay: 40_000 }, 1_200_000],
  ["compute units", { ...plan, computeUnits: 50_000_000 }, 2_500_000],
  ["requests a second", { ...plan, requestsPerSecond: 60 }, 155_520_000],
  ["no limit", plan, Number.POSITIVE_INFINITY],
])("a plan of %s is compared by the calls it carries a month", (_, limits, calls) => {
  expect(getCapacity(limits, 20)?.callsAMonth).toBe(calls);
});

test("a plan without a price has no capacity to compare", () => {
  expect(getCapacity({ id: "one", name: "One" }, 20)).toBeUndefined();
});

test("an eth_call has the cost of the price list", () => {
  const chain = protocols.find(({ key }) => key === "eth")?.chainMultiplier;
  const method = computeUnits.families.evm.find((one) => one.method === "eth_call")?.multiplier;
  expect((chain ?? 0) * (method ?? 0)).toBe(unitsOfEthCall);
});
