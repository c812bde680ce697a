/** @jest-environment node */
import { hasPassedMoment } from "./hasPassedMoment";
import type { PageEntry } from "./IndexRecords";

const day = 24 * 3_600_000;
const started = Date.parse("2026-12-10T02:00:00Z");
const resolved = Date.parse("2026-12-10T03:00:00Z");
const facts = { started: new Date(started).toISOString(), resolved: new Date(resolved).toISOString() };
const make = (over: Partial<PageEntry>): PageEntry => ({
  ...{ id: "a", uid: "a", type: "incident", locale: "en", path: "/incidents/a/", title: "A", summary: "" },
  ...{ parent: undefined, translations: {}, hidden: false, changed: "", facts, ...over },
});

test.each([
  ["three days before it begins", started - 3 * day],
  ["when it begins", started],
  ["when it ends", resolved],
])("pages that tell of an incident are renewed once, %s", (_, moment) => {
  const entries = [make({})];
  expect(hasPassedMoment({ entries }, moment - 1, moment)).toBe(true);
  expect(hasPassedMoment({ entries }, moment, moment + 1)).toBe(false);
  expect(hasPassedMoment({ entries }, moment - 2, moment - 1)).toBe(false);
});

test("a change with such a day, and an incident without moments, renew nothing", () => {
  const entries = [make({ type: "change" }), make({ facts: {} })];
  expect(hasPassedMoment({ entries }, 0, resolved + day)).toBe(false);
});
