/** @jest-environment node */
import { block, makeDocument, models, text } from "#cms/testing/siteFixtures.ts";

import { compareDocuments } from "./compareDocuments.ts";

const compare = (before: string, after: string) => {
  const [from, to] = [before, after].map((summary) => makeDocument({ uid: "a", slices: [], data: { summary } }));
  if (!from || !to) throw new Error("no documents");
  return compareDocuments(from, to, { models, getSliceName: (type) => type });
};
const toWords = (text: string) => text.replaceAll("…", "").split(" ");
/** Words that only one of two texts has. */
const listDifferences = (one: string, two: string) => [
  toWords(one).filter((word) => !toWords(two).includes(word)),
  toWords(two).filter((word) => !toWords(one).includes(word)),
];
const long = Array.from({ length: 90 }, (_, index) => `word${index}`).join(" ");

test.each([
  ["near its start", `Our ${long}`, `All our ${long}`],
  ["in its middle", long.replace("word44", "plan"), long.replace("word44", "plans of many kinds")],
  ["at its end", `${long} plan`, `${long} planned`],
])("a long text that differs %s is shown from whole words to whole words", (_, before, after) => {
  const [change] = compare(before, after);
  for (const [shown, whole] of [
    [change?.before, before],
    [change?.after, after],
  ] as const) {
    expect(shown?.length).toBeLessThanOrEqual(300);
    expect(toWords(shown ?? "").filter((word) => !whole.split(" ").includes(word))).toEqual([]);
  }
  // What differs is shown, and nothing that is equal looks changed.
  expect(listDifferences(change?.before ?? "", change?.after ?? "")).toEqual(listDifferences(before, after));
});

test("a changed rich text keeps its lines", () => {
  const [from, to] = ["Pier", "Harbour"].map((last) =>
    makeDocument({ uid: "a", slices: [{ id: "one", ...text(block("heading2", "Tides"), block("paragraph", last)) }] }),
  );
  if (!from || !to) throw new Error("no documents");
  const changes = compareDocuments(from, to, { models, getSliceName: (type) => type });
  expect(changes).toMatchObject([{ before: "H2 Tides\nPier", after: "H2 Tides\nHarbour" }]);
});

test("a heading that becomes a paragraph is a difference that is seen", () => {
  const [from, to] = ["heading2", "paragraph"].map((kind) =>
    makeDocument({ uid: "a", slices: [{ id: "one", ...text(block(kind, "Tides")) }] }),
  );
  if (!from || !to) throw new Error("no documents");
  const changes = compareDocuments(from, to, { models, getSliceName: (type) => type });
  expect(changes).toMatchObject([{ before: "H2 Tides", after: "Tides" }]);
});
