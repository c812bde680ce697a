/** @jest-environment node */
import { testSample } from "@/features/shared/testing/testSample";
import { globSync, readFileSync } from "node:fs";

import { mergeContent } from "#cms/editor/saving/mergeContent.ts";

import type { DocumentContent } from "./splitContent.ts";
import { DocumentStore } from "./DocumentStore.ts";
import { duplicateSlice, insertSlices, moveSlice, removeSlice } from "./sliceCommands.ts";

const slice = (id: string, primary = {}) => ({ id, slice_type: "hero", slice_label: null, primary, items: [] });
const content: DocumentContent = {
  uid: "about",
  tags: [],
  data: { title: "About", slices: [slice("a", { title: "A" }), slice("b"), slice("c")] },
};
const open = (from = content) => new DocumentStore(from, ["slices"]);

testSample("every document of the repository that is opened and saved unchanged has the same content", () => {
  const paths = globSync("content/documents/**/*.json");
  expect(paths.length).toBeGreaterThan(200);
  const changed = paths.filter((path) => {
    const { uid = null, tags, data } = JSON.parse(readFileSync(path, "utf8"));
    const saved = open({ uid, tags, data }).content;
    return JSON.stringify(saved) !== JSON.stringify({ uid, tags, data });
  });
  expect(changed).toEqual([]);
});

test("undo and redo step through changes of structure and text in one sequence", () => {
  const store = open();
  store.set("a", "primary/title", "A2");
  const [added = ""] = insertSlices(store, "slices", 1, [slice("x", { title: "X" })]);
  store.set(added, "primary/title", "X2");
  moveSlice(store, "c", 0);
  removeSlice(store, "b");
  store.set("", "data/title", "About us");
  const last = store.content;
  expect(store.keys("slices")).toEqual(["c", "a", added]);
  for (let step = 0; step < 6; step += 1) store.undo();
  expect(store.content).toEqual(content);
  expect(store.history.canUndo).toBe(false);
  for (let step = 0; step < 6; step += 1) store.redo();
  expect(store.content).toEqual(last);
});

test("typing in one field is one undo step until another field is changed", () => {
  const store = open();
  for (const text of ["H", "He", "Hel"]) store.set("a", "primary/title", text);
  store.set("", "data/title", "x");
  store.set("a", "primary/title", "Help");
  store.undo();
  expect(store.get("a", "primary/title")).toBe("Hel");
  store.undo();
  store.undo();
  expect(store.content).toEqual(content);
});

test("another kind of block, and the words typed before and after it, are separate undo steps", () => {
  const store = open();
  const write = (type: string, text: string) =>
    store.set("a", "primary/content", [{ type, text, spans: [], direction: "ltr" }]);
  write("paragraph", "Wo");
  write("paragraph", "Words");
  write("heading2", "Words");
  write("heading2", "Words more");
  const read = () => JSON.stringify(store.get("a", "primary/content"));
  store.undo();
  expect(read()).toContain('"heading2","text":"Words"');
  store.undo();
  expect(read()).toContain('"paragraph","text":"Words"');
  store.undo();
  expect(store.content).toEqual(content);
});

test("undo reverts continuous typing a few seconds at a time, and an IME composition as a whole", () => {
  jest.useFakeTimers({ now: 0 });
  const store = open();
  const type = (texts: string[], pauseMs: number) => {
    for (const text of texts) {
      jest.advanceTimersByTime(pauseMs);
      store.set("a", "primary/title", text);
    }
  };
  const undo = () => {
    store.undo();
    return store.get("a", "primary/title");
  };
  type(["1", "12", "123", "1234", "12345", "123456", "1234567"], 1_000);
  expect(undo()).toBe("123456");
  expect(undo()).toBe("A");
  store.history.startComposition();
  type(["n", "ni", "ni h", "你好"], 3_000);
  store.history.endComposition();
  type(["你好！"], 100);
  store.history.startComposition();
  type(["你好！s", "你好！世界"], 3_000);
  store.history.endComposition();
  expect(undo()).toBe("你好！");
  expect(undo()).toBe("你好");
  expect(undo()).toBe("A");
  jest.useRealTimers();
});

test("slices that did not change stay the same objects while another one is edited", () => {
  const store = open();
  const before = store.slice("b");
  store.set("a", "primary/title", "A2");
  expect(store.slice("b")).toBe(before);
});

test("a copied slice gets a new id and new keys", () => {
  const link = { link_type: "Web", url: "https://example.com/", key: "one" };
  const store = open({ ...content, data: { slices: [slice("a", { link })] } });
  const copy = duplicateSlice(store, "a") ?? "";
  expect(copy).not.toBe("a");
  expect(store.slice(copy).id).toBe(copy);
  expect(store.get(copy, "primary/link")).toEqual({ link_type: "Web", url: "https://example.com/" });
});

test("slices with a duplicate or missing id are kept", () => {
  const odd = { ...content, data: { slices: [slice("a"), slice("a", { title: "2" }), { slice_type: "old" }] } };
  expect(open(odd).content).toEqual(odd);
});

test("undo after another editor's save reverts only the user's own changes", () => {
  const store = open();
  store.set("a", "primary/title", "mine");
  moveSlice(store, "c", 0);
  const base = content;
  const theirs = {
    ...base,
    data: { ...base.data, title: "Theirs", slices: [slice("a", { title: "A" }), slice("b"), slice("new"), slice("c")] },
  };
  store.adopt(mergeContent(base, store.content, theirs, ["slices"]).content);
  expect(store.keys("slices")).toEqual(["c", "a", "b", "new"]);
  store.undo();
  store.undo();
  expect(store.keys("slices")).toEqual(["a", "b", "c", "new"]);
  expect(store.get("a", "primary/title")).toBe("A");
  expect(store.get("", "data/title")).toBe("Theirs");
});
