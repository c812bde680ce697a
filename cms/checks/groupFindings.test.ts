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

const listGroups = (findings: (Finding & { document: string })[]) =>
  groupFindings(findings, "en").map(({ finding, count }) => [findings.indexOf(finding), count]);

test("equal findings of a document's slice are one, with the first field and their number", () => {
  const toMissing = (...parts: Parameters<typeof toFinding>) => ({ ...toFinding(...parts), rule: "alt-text" });
  const first = toMissing("a", "data.slices[0](hero).primary.title");
  const findings = [
    first,
    toMissing("b", "data.slices[3](features).items[0].title"),
    toMissing("a", "data.slices[0](hero).primary.text"),
    toMissing("a", "data.slices[0](hero).primary.text", ["other"]),
    { ...first, document: "other" },
  ];
  expect(listGroups(findings)).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
    [4, 1],
  ]);
  expect([1, 11].map(describeTimes.en)).toEqual(["", " (11 times)"]);
});

test("what visitors would see comes first, sample text once for the document", () => {
  const [title, text] = [toFinding("a", "data.slices[0](hero).title"), toFinding("b", "data.slices[1](text).text")];
  const missing = { ...title, rule: "alt-text" };
  const error = { ...text, level: "error" as const, rule: "link-dead" };
  expect(listGroups([missing, title, error, text])).toEqual([
    [2, 1],
    [1, 2],
    [0, 1],
  ]);
});

test("the path of a field names its slice", () => {
  const models = { types: [], slices: [{ id: "call_to_action", name: "CallToAction" }], languages: [] };
  const name = (field: string) => nameSliceAt(models, field);
  expect(name("data.slices[3](call_to_action).primary.title")).toEqual({ position: 4, name: "Call to action" });
  expect(name("data.slices[0](gone)")).toEqual({ position: 1, name: "gone" });
  expect(name("data.parts[2].word")).toBeUndefined();
});
