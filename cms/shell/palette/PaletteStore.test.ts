/** @jest-environment node */
import type { Documents, DocumentSearch, DocumentSummary } from "#cms/list/contract.ts";

import { PaletteStore } from "./PaletteStore.ts";

const toDocument = (title: string, path: string): DocumentSummary => ({
  id: path,
  title,
  type: "page",
  lang: "en-us",
  uid: path.split("/").at(-2) ?? null,
  group: path,
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published",
  places: [],
  published: 1,
  path,
});

const documents = [
  toDocument("Compute units", "/pricing/compute-units/"),
  toDocument("Limits", "/docs/limits/"),
  toDocument("Pricing", "/pricing/"),
];

function makeStore() {
  const search = jest.fn<Promise<Documents>, [DocumentSearch]>(() =>
    Promise.resolve({ total: 3, next: null, results: documents }),
  );
  const run = jest.fn();
  const commands = [
    { id: "tree", label: "页面树", words: "Page tree", run },
    { id: "keys", label: "快捷键", words: "Keyboard keys", run },
    { id: "prices", label: "价格", words: "Price list", run },
  ];
  return { store: new PaletteStore({ commands, search }), search };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = async (store: PaletteStore, text: string) => {
  store.type(text);
  await jest.advanceTimersByTimeAsync(200);
};

test("a page with exactly the typed title comes before pages that only contain it", async () => {
  const { store } = makeStore();
  await type(store, "pricing");
  expect(store.documents.map(({ title }) => title)).toEqual(["Pricing", "Compute units", "Limits"]);
  await type(store, "/docs/limits/");
  expect(store.active?.id).toBe("document-/docs/limits/");
});

test("commands are found in the language of the screen and in English", async () => {
  const { store } = makeStore();
  await type(store, "page tre");
  expect(store.commands.map(({ id }) => id)).toEqual(["tree"]);
  await type(store, "页面树");
  expect(store.active?.id).toBe("command-tree");
  await type(store, "快捷");
  expect(store.commands.map(({ id }) => id)).toEqual(["keys"]);
});

test("a command that begins with the words comes first, others before documents that have them only in their text", async () => {
  const { store } = makeStore();
  await type(store, "page tree");
  expect(store.active?.id).toBe("command-tree");
  await type(store, "pric");
  expect(store.items.map(({ id }) => id).slice(0, 2)).toEqual(["command-prices", "document-/pricing/"]);
  await type(store, "limits");
  expect(store.items[0]).toMatchObject({ id: "document-/docs/limits/", isInText: false });
});

test("arrow keys move through documents and commands and wrap around", async () => {
  const { store } = makeStore();
  await type(store, "page");
  store.move(-1);
  expect(store.active?.id).toBe("document-/pricing/");
  store.move(1);
  expect(store.active?.id).toBe("command-tree");
});

test("typed text is searched once, after a pause", async () => {
  const { store, search } = makeStore();
  for (const text of ["p", "pr", "pri"]) store.type(text);
  await jest.advanceTimersByTimeAsync(200);
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls[0]?.[0]).toMatchObject({ text: "pri" });
});

test("pages that were saved last are no results of a search that is under way", async () => {
  const { store } = makeStore();
  await store.load();
  expect(store.items.map(({ kind }) => kind)).toContain("document");
  store.type("page tree");
  expect(store.items.map(({ id }) => id)).toEqual(["command-tree"]);
});
