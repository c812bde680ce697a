/** @jest-environment node */
import { findShortfall, planThatFits, getUsage } from "./fit";

const plans = [
  { id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 },
  { id: "start", name: "Start", pricePerMonth: 49, computeUnits: 50_000_000 },
  { id: "unlimited", name: "Unlimited", pricePerMonth: 499, requests: "Unlimited", requestsPerSecond: 60 },
  { id: "dedicated", name: "Dedicated", pricePerMonth: 1000, isFrom: true },
  { id: "enterprise", name: "Enterprise", labels: ["Contact"] },
];

test.each([
  [1_200_000, 24_000_000, "free"],
  [1_200_001, 24_000_020, "start"],
  [10_000_000, 200_000_000, "unlimited"],
  [60 * 30 * 86_400 + 1, 9e9, "dedicated"],
])("%d calls with %d units a month fit %s", (calls, units, id) => {
  expect(planThatFits(plans, { calls, units, readsArchive: false })?.id).toBe(id);
});

test.each([
  ["free", { of: "requestsPerDay", used: 33_334, limit: 40_000 }],
  ["start", { of: "computeUnits", used: 20_000_000, limit: 50_000_000 }],
  ["unlimited", { of: "requestsPerSecond", used: 1, limit: 60 }],
  ["dedicated", undefined],
])("of %s, a million calls use what that plan counts", (id, use) => {
  const plan = plans.find((one) => one.id === id);
  expect(plan && getUsage(plan, { calls: 1_000_000, units: 20_000_000, readsArchive: false })).toEqual(use);
});

test.each([
  ["free", 2_400_000, 48_000_000, { of: "requestsPerDay", minutes: 720 }],
  ["start", 5_000_000, 100_000_000, { of: "computeUnits", day: 16 }],
  ["unlimited", 61 * 30 * 86_400, 1, { of: "requestsPerSecond", rate: 61 }],
  ["dedicated", 61 * 30 * 86_400, 9e12, undefined],
])("%s with %d calls and %d units a month lacks what it lacks, from then on", (id, calls, units, shortfall) => {
  const plan = plans.find((one) => one.id === id);
  expect(plan && findShortfall(plan, { calls, units, readsArchive: false })).toEqual(shortfall);
});

test("who reads archive data needs a paid plan, however little it is", () => {
  expect(planThatFits(plans, { calls: 10, units: 400, readsArchive: true })?.id).toBe("start");
});
