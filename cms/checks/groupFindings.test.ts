/** @jest-environment node */
import { nameSliceAt } from "#cms/models/nameSliceAt.ts";

import type { Finding } from "./contract.ts";
import { describeTimes, groupFindings } from "./groupFindings.ts";

const toFinding = (slice: string | null, field: string, values: string[] = []): Finding & { document: string } => ({
  rule: "starter-text",
  field,
  message: "",
  level: "warning",
  slice,
  values,
  document: "home",
});

test("equal findings of a document's slice are one, with the first field and their number", () => {
  const first = toFinding("a", "data.slices[0](hero).primary.title");
  const findings = [
    first,
    toFinding("b", "data.slices[3](features).items[0].title"),
    toFinding("a", "data.slices[0](hero).primary.text"),
    toFinding("a", "data.slices[0](hero).primary.text", ["other"]),
    { ...first, document: "other" },
  ];
  const groups = groupFindings(findings, "en").map(({ finding, count }) => [findings.indexOf(finding), count]);
  expect(groups).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
    [4, 1],
  ]);
  expect([1, 11].map(describeTimes.en)).toEqual(["", " (11 times)"]);
});

test("the path of a field names its slice", () => {
  const models = { types: [], slices: [{ id: "call_to_action", name: "CallToAction" }], languages: [] };
  const name = (field: string) => nameSliceAt(models, field);
  expect(name("data.slices[3](call_to_action).primary.title")).toEqual({ position: 4, name: "Call to action" });
  expect(name("data.slices[0](gone)")).toEqual({ position: 1, name: "gone" });
  expect(name("data.parts[2].word")).toBeUndefined();
});
