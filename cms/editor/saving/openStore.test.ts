/** @jest-environment node */
import "fake-indexeddb/auto";

import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

import { LocalCopies } from "./LocalCopies.ts";
import type { LocalCopy } from "./LocalCopies.ts";
import { openStore } from "./openStore.ts";

const page = (title: string, summary = "s") => ({ uid: "a", tags: [], data: { title, summary, slices: [] } });
const version = (title: string, etag: string, summary?: string) => ({
  content: page(title, summary),
  etag,
  savedAt: 1,
});

const summary: LocalCopy["summary"] = {
  id: "d",
  title: "",
  type: "page",
  lang: "en-us",
  uid: "a",
  group: "d",
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published",
  places: [],
  published: 1,
  path: "/a/",
  hidden: [],
};

const copy = (base: string, content: string): LocalCopy => ({
  document: "d",
  tab: "t",
  at: 1,
  etag: "1",
  conflicts: [],
  steps: { done: [], undone: [] },
  base: page(base),
  content: page(content),
  summary,
});

test("changes that did not reach the server are restored from the local copy", () => {
  expect(openStore(version("old", "1"), [copy("old", "typed")], ["slices"]).store.content).toEqual(page("typed"));
});

test("a local copy without unsent changes never replaces newer content of the server", () => {
  expect(openStore(version("newer", "9"), [copy("old", "old")], ["slices"]).store.content).toEqual(page("newer"));
});

test("unsent changes are merged with newer server content by field, and a field changed on both sides waits for a choice", () => {
  const merged = openStore(version("old", "2", "theirs"), [copy("old", "typed")], ["slices"]);
  expect(merged.store.content).toEqual(page("typed", "theirs"));
  const met = openStore(version("theirs", "2"), [copy("old", "typed")], ["slices"]);
  expect(met.conflicts).toEqual([{ slice: "", leaf: "data/title", ours: "typed", theirs: "theirs" }]);
});

test("unsent changes of two tabs are merged", () => {
  const other = { ...copy("old", "old"), tab: "u", content: page("old", "typed too") };
  expect(openStore(version("old", "1"), [copy("old", "typed"), other], ["slices"]).store.content).toEqual(
    page("typed", "typed too"),
  );
});

test("undo steps are kept after saving and a reload", async () => {
  const store = new DocumentStore(page("old"), ["slices"]);
  store.set("", "data/title", "typed");
  const copies = new LocalCopies("undo");
  await copies.write({
    ...copy("old", "old"),
    base: store.content,
    content: store.content,
    steps: store.history.steps,
  });
  const again = openStore(version("typed", "2"), await copies.list("d"), ["slices"]).store;
  again.undo();
  expect(again.content).toEqual(page("old"));
});
