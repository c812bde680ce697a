/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

import { compareVersions } from "./compareVersions.ts";
import { restoreContent, restoreDifference, restoreSlice } from "./restore.ts";

const read = (pattern: string): unknown[] => globSync(pattern).map((path) => JSON.parse(readFileSync(path, "utf8")));
const models = new EditorModels({ types: read("customtypes/*/index.json"), slices: read("slices/*/model.json") });
const text = (words: string) => [{ type: "heading1", text: words, spans: [] }];
const hero = (id: string, title: string, over = {}) => ({
  id,
  slice_type: "hero",
  slice_label: null,
  variation: "default",
  version: "initial",
  items: [],
  primary: { title: text(title), ...over },
});
const toContent = (title: string, slices: ReturnType<typeof hero>[]): DocumentContent => ({
  uid: "about",
  tags: [],
  data: { title, slices },
});
const before = toContent("About", [hero("a", "One small step"), hero("b", "B"), hero("c", "C"), hero("d", "D")]);
const compare = (from: DocumentContent, to: DocumentContent) => compareVersions(from, to, { models, type: "page" });

test("moved, added and removed slices are reported as such, and changed words are found inside rich text", () => {
  const after = toContent("About us", [hero("c", "C"), hero("a", "One giant step"), hero("b", "B"), hero("x", "X")]);
  const found = compare(before, after);
  expect(found.map(({ kind, slice }) => `${kind} ${slice}`)).toEqual([
    "changed ",
    "removed d",
    "moved c",
    "changed a",
    "added x",
  ]);
  expect(found[2]).toMatchObject({ from: 2, to: 0 });
  const words = (index: number) => {
    const one = found[index];
    return one?.kind === "changed" && one.shown.kind === "words"
      ? one.shown.words.filter(({ kind }) => kind !== "same").map(({ kind, value }) => `${kind} ${value}`)
      : [];
  };
  expect(words(0)).toEqual(["added us"]);
  expect(words(3)).toEqual(["removed small", "added giant"]);
});

test("Chinese text is compared by words, and a changed picture is shown as two pictures", () => {
  const picture = (url: string) => ({ url, alt: null, dimensions: { width: 2, height: 1 } });
  const found = compare(
    toContent("关于我们的节点", [hero("a", "A", { image: picture("one.png") })]),
    toContent("关于我们的网络", [hero("a", "A", { image: picture("two.png") })]),
  );
  expect(found).toMatchObject([
    { shown: { words: [{}, { value: "节点", kind: "removed" }, { value: "网络", kind: "added" }, {}] } },
    { shown: { kind: "pictures", before: { url: "one.png" }, after: { url: "two.png" } } },
  ]);
});

test("a change of formatting with the same text is a difference of settings", () => {
  const bold = [{ type: "heading1", text: "A", spans: [{ start: 0, end: 1, type: "strong" }] }];
  const found = compare(toContent("", [hero("a", "A")]), toContent("", [hero("a", "A", { title: bold })]));
  expect(found).toMatchObject([{ leaf: "primary/title", shown: { kind: "settings" } }]);
});

test("a heading that becomes a paragraph, and an entry of a list, are said to be of another kind", () => {
  const bare = (type: string) => ({ body: [{ type, text: "A", spans: [] }] });
  const [found] = compare(
    toContent("", [hero("a", "A", bare("heading2"))]),
    toContent("", [hero("a", "A", bare("list-item"))]),
  );
  expect(found).toMatchObject({
    shown: {
      words: [{ value: "H2", kind: "removed" }, { value: "•", kind: "added" }, { value: " A", kind: "same" }, {}],
    },
  });
});

test("a field that is absent in the form and empty in the store is the same", () => {
  const stored = { eyebrow: null, actions: [], note: [], image: {}, link: { link_type: "Any" } };
  expect(compare(toContent("", [hero("a", "A", stored)]), toContent("", [hero("a", "A")]))).toEqual([]);
  expect(compare(toContent("", [hero("a", "A", { eyebrow: "E" })]), toContent("", [hero("a", "A")]))).toHaveLength(1);
});

test("a whole version is restored in one undo step, and undo reverts it", () => {
  const now = toContent("About us", [hero("c", "C2"), hero("x", "X"), hero("a", "A2")]);
  const store = new DocumentStore(now, ["slices"]);
  restoreContent(store, before);
  expect(store.content).toEqual(before);
  store.undo();
  expect(store.content).toEqual(now);
  expect(store.history.canUndo).toBe(false);
});

test("after every difference is reverted one by one, nothing differs", () => {
  const now = toContent("About us", [hero("c", "C"), hero("a", "A2"), hero("b", "B"), hero("x", "X")]);
  const store = new DocumentStore(now, ["slices"]);
  let steps = 0;
  for (let [next] = compare(before, now); next && steps < 12; [next] = compare(before, store.content)) {
    restoreDifference(store, before, next);
    steps += 1;
  }
  expect(compare(before, store.content)).toEqual([]);
  for (; steps > 0; steps -= 1) store.undo();
  expect(store.content).toEqual(now);
});

test("one slice is restored with all of its fields, the others stay as they are", () => {
  const now = toContent("About us", [hero("a", "A2", { eyebrow: "new" }), hero("b", "B2")]);
  const store = new DocumentStore(now, ["slices"]);
  restoreSlice(store, before, "a");
  restoreSlice(store, before, "d");
  expect(store.slice("a")).toEqual(hero("a", "One small step"));
  expect(store.slice("b")).toEqual(hero("b", "B2"));
  expect(store.keys("slices")).toEqual(["a", "b", "d"]);
});
