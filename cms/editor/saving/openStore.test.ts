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
  const again = openStore(version("typed", "2"), await copies.list("d", "p"), ["slices"]).store;
  again.undo();
  expect(again.content).toEqual(page("old"));
});

test("text that one person typed is never opened by another one", async () => {
  const copies = new LocalCopies("people");
  await copies.write({ ...copy("old", "by Ada"), person: "ada" });
  await copies.write({ ...copy("old", "by Bo"), tab: "u", person: "bo" });
  const listTitles = async (person: string) =>
    (await copies.list("d", person)).map(({ content }) => content.data.title);
  expect([await listTitles("ada"), await listTitles("bo"), await listTitles("cy")]).toEqual([
    ["by Ada"],
    ["by Bo"],
    [],
  ]);
});

test.each([
  ["missing", () => undefined],
  [
    "blocked",
    () => ({
      open: () => {
        throw new DOMException("no", "SecurityError");
      },
    }),
  ],
  ["silent", () => ({ open: () => ({}) })],
])("a database of the browser that is %s keeps no copy, and says so", async (_, makeDatabase) => {
  jest.spyOn(console, "warn").mockReturnValue();
  jest.useFakeTimers();
  jest.replaceProperty(globalThis, "indexedDB", makeDatabase() as unknown as IDBFactory);
  const copies = new LocalCopies("none");
  const written = copies.write(copy("old", "typed"));
  const listed = copies.list("d", "p").catch(() => "failed");
  await jest.advanceTimersByTimeAsync(3_000);
  expect([await written, await listed]).toEqual([false, "failed"]);
  jest.useRealTimers();
  jest.restoreAllMocks();
});
