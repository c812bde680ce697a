/** @jest-environment node */
import plans from "@/content/data/plans.json";
import type { Plan } from "@/features/shared/contracts/platformApi";
import { locales } from "@/features/shared/locale";

import { listPlanLines } from "./lines";
import { listContractTerms } from "./planTerms";

const find = (id: string) => {
  const plan = plans.plans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
};

test.each(locales)("terms repeat no line of the card of the same plan on its own (%s)", (locale) => {
  for (const plan of plans.plans) {
    const lines = listPlanLines(plan, locale);
    const terms = listContractTerms(plan, locale);
    expect(terms.length).toBeGreaterThanOrEqual(3);
    expect(terms.filter(({ text }) => typeof text === "string" && lines.includes(text))).toEqual([]);
  }
});

test("limits are the plan's own, then those of one call that it states", () => {
  const plan = { ...find("growth"), batchCalls: 300, logBlocks: 5_000, subscriptionsPerSocket: 100, hasTrace: true };
  const [limits] = listContractTerms(plan, "en");
  expect(limits).toEqual({
    name: "Limits",
    text: [
      { name: "Compute units per month", figure: "250M" },
      { name: "Requests per second", figure: "300" },
      { name: "Calls per batch", figure: "300" },
      { name: "Blocks per eth_getLogs", figure: "5,000" },
      { name: "WebSocket connections per key", figure: "50" },
      { name: "Subscriptions per connection", figure: "100" },
    ],
  });
  const readIncluded = (plan: Plan) => listContractTerms(plan, "en").find(({ name }) => name === "Included")?.text;
  expect(readIncluded({ ...plan, hasArchive: true })).toBe("Trace and debug methods, archive data.");
  expect(readIncluded({ ...plan, hasArchive: false })).toBe("Trace and debug methods, no archive data.");
  expect(readIncluded(find("enterprise"))).toBeUndefined();
  const [none] = listContractTerms(find("dedicated"), "en");
  expect(none?.text).toContain("None on requests");
  const [agreed] = listContractTerms(find("enterprise"), "en");
  expect(agreed?.text).toEqual([
    { name: "Requests", figure: "Custom" },
    { name: "Compute units", figure: "Individual" },
  ]);
  expect(listContractTerms(find("dedicated"), "en").map(({ name }) => name)).not.toContain("At the limit");
});

test("a free plan has neither a payment nor a change, and a paid one says when it ends", () => {
  const read = (id: string) =>
    Object.fromEntries(listContractTerms(find(id), "en").map(({ name, text }) => [name, text]));
  expect(read("free")).toMatchObject({ Payment: "None. No card.", "Service level": "No SLA." });
  expect(read("free")).not.toHaveProperty("Change");
  expect(read("free")["At the limit"]).not.toContain("email");
  expect(read("growth")["At the limit"]).toContain("An email tells you");
  expect(read("growth")["At the limit"]).toContain("Calls get HTTP 402 until the next billing period");
  expect(read("growth").Cancel).toContain("to the end of the paid month");
  expect(read("dedicated")["Service level"]).toContain("99.95%");
  expect(read("enterprise")["Service level"]).toBe("By contract, 99.9% or more.");
  expect(Object.keys(read("enterprise"))).toEqual(["Limits", "Service level", "Payment"]);
});
