/** @jest-environment node */
import { filterByChain, getMinutes, getPhase, listCurrent, toIncident } from "./incident";
import { getStateName } from "./messages";

const make = (title: string, facts: Record<string, string>) =>
  toIncident({ path: `/incidents/${title}/`, title, summary: "", changed: "", facts });
const now = new Date("2026-11-27T12:00:00Z");
const open = make("open", { started: "2026-11-27T11:00:00+0000", chains: "eth, sol", regions: "fra" });
const over = make("over", { started: "2026-11-20T11:00:00+0000", resolved: "2026-11-20T11:47:00+0000" });
const soon = make("soon", { kind: "maintenance", started: "2026-11-29T02:00:00Z", resolved: "2026-11-29T03:00:00Z" });
const later = make("later", { kind: "maintenance", started: "2026-12-24T02:00:00Z" });

test("an incident is planned, open until it is resolved, and then over with its minutes", () => {
  expect([open, over, soon].map((one) => getPhase(one, now))).toEqual(["open", "over", "planned"]);
  expect([getMinutes(over), getMinutes(open)]).toEqual([47, undefined]);
});

test("a maintenance is announced and done, an incident has the state that was written", () => {
  const before = { at: "2026-11-27T09:00:00.000Z", state: "identified", text: "" };
  const name = (one: typeof open, state: string, at = before.at) => getStateName(one, { ...before, state, at }, "en");
  expect([name(soon, "identified"), name(soon, "resolved", "2026-11-29T03:00:00.000Z")]).toEqual(["Announced", "Done"]);
  expect([name(open, "identified"), name(open, "resolved")]).toEqual(["Cause found", "Resolved"]);
});

test("the strip tells what is under way, and maintenance of the next three days", () => {
  expect(listCurrent([over, open, soon, later], now).map(({ title }) => title)).toEqual(["soon", "open"]);
});

test("a chain has the incidents that name it, and those of every chain", () => {
  expect(filterByChain([open, over], "btc").map(({ title }) => title)).toEqual(["over"]);
  expect(filterByChain([open, over], "sol").map(({ title }) => title)).toEqual(["open", "over"]);
});
