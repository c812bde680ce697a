/** @jest-environment node */
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { mergeContent } from "./mergeContent.ts";
import { listMergeNotes } from "./mergeNews.ts";

const slice = (id: string, title = id, rest: JsonObject = {}): JsonObject => ({
  id,
  slice_type: "hero",
  primary: { title, ...rest },
});
const page = (slices: Json[], data: JsonObject = {}): DocumentContent => ({
  uid: "u",
  tags: [],
  data: { ...data, slices },
});
const merge = (base: DocumentContent, ours: DocumentContent, theirs: DocumentContent) =>
  mergeContent(base, ours, theirs, ["slices"]);

const base = page([slice("a"), slice("b"), slice("c")], { title: "T", summary: "S" });

test("edits of different fields, of the page and of one slice, are both kept", () => {
  const ours = page([slice("a", "A"), slice("b"), slice("c")], { title: "T1", summary: "S" });
  const theirs = page([slice("a", "a", { lede: "L" }), slice("b"), slice("c")], { title: "T", summary: "S1" });
  const { content, conflicts } = merge(base, ours, theirs);
  expect(content).toEqual(
    page([slice("a", "A", { lede: "L" }), slice("b"), slice("c")], { title: "T1", summary: "S1" }),
  );
  expect(conflicts).toEqual([]);
});

test("two edits of the same field are reported as a conflict, and the result has our value until one is chosen", () => {
  const ours = page([slice("a", "ours"), slice("b"), slice("c")], { title: "T", summary: "S" });
  const theirs = page([slice("a", "theirs"), slice("b"), slice("c")], { title: "T", summary: "S" });
  const { content, conflicts } = merge(base, ours, theirs);
  expect(content).toEqual(ours);
  expect(conflicts).toEqual([{ slice: "a", leaf: "primary/title", ours: "ours", theirs: "theirs" }]);
});

const ids = ({ data: { slices } }: DocumentContent) =>
  Array.isArray(slices) ? slices.map((one) => (typeof one === "object" && one && "id" in one ? one.id : "")) : [];

test.each([
  ["one adds, the other moves", ["a", "b", "c", "x"], ["c", "a", "b"], ["c", "a", "b", "x"]],
  ["both add at one spot", ["a", "x", "b", "c"], ["a", "y", "b", "c"], ["a", "x", "y", "b", "c"]],
  ["one removes, the other adds", ["a", "c"], ["a", "b", "c", "y"], ["a", "c", "y"]],
  ["both remove the same", ["a", "c"], ["a", "c"], ["a", "c"]],
  ["both move the same to different spots", ["c", "a", "b"], ["a", "c", "b"], ["c", "a", "b"]],
  ["both move others", ["b", "a", "c"], ["a", "c", "b"], ["b", "a", "c"]],
])("order of slices: %s", (_, mine, other, expected) => {
  const toPage = (keys: string[]) =>
    page(
      keys.map((key) => slice(key)),
      { title: "T", summary: "S" },
    );
  const merged = ids(merge(base, toPage(mine), toPage(other)).content);
  expect(new Set(merged)).toEqual(new Set(expected));
  expect(merged).toHaveLength(expected.length);
  if (!_.startsWith("both move")) expect(merged).toEqual(expected);
});

test("two editors' moves and removals of slices are all kept, whoever saves last", () => {
  const toPage = (keys: string[]) => page(keys.map((key) => slice(key)));
  const [start, up, down] = [toPage(["a", "b", "c", "d"]), toPage(["a", "d", "b", "c"]), toPage(["c", "a", "d"])];
  expect(ids(merge(start, up, down).content)).toEqual(["c", "a", "d"]);
  expect(ids(merge(start, down, up).content)).toEqual(["c", "a", "d"]);
  const [ours, theirs] = [toPage(["d", "a", "b", "c"]), toPage(["b", "a", "c", "d"])];
  expect(ids(merge(start, ours, theirs).content)).toEqual(["d", "b", "a", "c"]);
  // Both moved one to the front: ours comes first.
  expect(ids(merge(start, theirs, ours).content)).toEqual(["b", "d", "a", "c"]);
});

test("what the other editor did to the slices is named, also where it had no effect", () => {
  const toPage = (slices: JsonObject[]) => page(slices);
  const start = toPage([slice("a"), slice("b"), slice("c"), slice("d")]);
  const ours = toPage([slice("d"), slice("a"), slice("b", "changed"), slice("c")]);
  const theirs = toPage([slice("a"), slice("d"), slice("x")]);
  const notes = listMergeNotes({ base: start, ours, theirs }, ["slices"]);
  expect(notes.map(({ kind, key }) => [kind, key])).toEqual([
    ["added", "x"],
    ["kept", "b"],
    ["removed", "c"],
  ]);
  const moved = listMergeNotes(
    { base: start, ours, theirs: toPage([slice("a"), slice("d"), slice("b"), slice("c")]) },
    ["slices"],
  );
  expect(moved.map(({ kind, key }) => [kind, key])).toEqual([["both-moved", "d"]]);
});

test("a slice that one editor removed and the other changed is kept", () => {
  const without = page([slice("a"), slice("c")], { title: "T", summary: "S" });
  const written = page([slice("a"), slice("b", "written"), slice("c")], { title: "T", summary: "S" });
  expect(merge(base, without, written).content).toEqual(written);
  expect(merge(base, written, without).content).toEqual(written);
});

test("changes of two editors to different entries of a group are merged", () => {
  const rows = (...words: string[]) => page([slice("a", "a", { rows: words.map((word) => ({ word })) })]);
  const { content, conflicts } = merge(
    rows("1", "2", "3", "4"),
    rows("1x", "2", "3", "4"),
    rows("1", "2", "3", "4", "5"),
  );
  expect(content).toEqual(rows("1x", "2", "3", "4", "5"));
  expect(conflicts).toEqual([]);
});
