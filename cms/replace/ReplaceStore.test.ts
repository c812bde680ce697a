/** @jest-environment node */
import type { NewReplacement } from "./contract.ts";
import { ReplaceStore } from "./ReplaceStore.ts";
import type { FoundDocument } from "./ReplaceStore.ts";

const toFound = (id: string, places: number): FoundDocument => ({
  document: {
    id,
    title: id,
    type: "page",
    lang: "en-us",
    uid: id,
    group: id,
    tags: [],
    saved: 1,
    saved_by: null,
    state: "published",
    places: [],
    published: 1,
    path: `/${id}/`,
    translation: undefined,
  },
  etag: `"${id}"`,
  places: Array.from({ length: places }, (_, index) => ({
    index,
    field: "data.title",
    slice: null,
    label: "Title",
    before: "a ",
    found: "word",
    after: " b",
  })),
});
const done = {
  id: "r",
  at: 1,
  by: { id: "a", name: "Ada" },
  text: "word",
  replacement: "term",
  changed: [{ id: "one", title: "one" }],
  left: [{ id: "two", title: "two" }],
  places: 1,
  undone: null,
};

function open() {
  const sent: NewReplacement[] = [];
  const failures: unknown[] = [];
  const store = new ReplaceStore({
    search: async () => ({ total: 3, results: [toFound("one", 2), toFound("two", 1)] }),
    replace: async (replacement) => {
      sent.push(replacement);
      return done;
    },
    load: async () => ({ results: [done] }),
    undo: async () => ({ ...done, undone: 2 }),
    onFailure: (error) => failures.push(error),
  });
  store.change({ text: "word" });
  store.setReplacement("term");
  return { store, sent, failures };
}

test("every match is picked at first, and places or documents can be excluded", async () => {
  const { store } = open();
  expect(store.canReplace).toBe(false);
  await store.search();
  const [one, two] = store.found;
  if (!one || !two) throw new Error("nothing was found");
  expect([store.pickedCount, store.pickedDocuments.length]).toEqual([3, 2]);
  store.pick(one, false, 1);
  store.pick(two, false);
  expect([store.isPicked(one, 0), store.isPicked(one, 1), store.pickedCount]).toEqual([true, false, 1]);
  expect(store.pickedDocuments).toEqual([one]);
  store.pick(one, false);
  expect(store.canReplace).toBe(false);
  store.pick(one, true);
  expect(store.pickedCount).toBe(2);
});

test.each([
  ["", " b", true],
  ["", "s b", false],
  ["pass", " b", false],
  ["这是 ", "。", true],
  ["每个", "都", true],
])("a match between %j and %j is picked at first: %j", async (before, after, isPicked) => {
  const { document, etag, places } = toFound("one", 1);
  const store = new ReplaceStore({
    search: async () => ({
      total: 1,
      results: [{ document, etag, places: places.map((match) => ({ ...match, before, after })) }],
    }),
  });
  store.change({ text: "word" });
  await store.search();
  expect(store.pickedCount).toBe(isPicked ? 1 : 0);
});

test("a replacement gets capitals where the match has them and the searched text has none", async () => {
  const { store } = open();
  await store.search();
  expect(["word", "Word", "WORD", "W"].map((word) => store.writeReplacement(word))).toEqual([
    "term",
    "Term",
    "TERM",
    "Term",
  ]);
});

test("the picked places are replaced with the terms of the search, even if the form has changed since, and undo restores them", async () => {
  const { store, sent } = open();
  await store.search();
  const [one] = store.found;
  if (one) store.pick(one, false, 0);
  store.change({ text: "something else" });
  await store.replace();
  expect(sent).toEqual([
    {
      text: "word",
      whole_words: false,
      match_case: false,
      replacement: "term",
      documents: [
        { id: "one", etag: '"one"', places: [1] },
        { id: "two", etag: '"two"', places: [0] },
      ],
    },
  ]);
  expect([store.state, store.found, store.former]).toEqual([{ kind: "replaced", replacement: done }, [], [done]]);
  await store.undo("r");
  expect(store.state).toMatchObject({ kind: "undone", replacement: { undone: 2 } });
});

test("a failure is shown and the matches are kept", async () => {
  const { store, failures } = open();
  await store.search();
  const broken = new ReplaceStore({
    search: () => Promise.reject(new Error("down")),
    onFailure: (error) => failures.push(error),
  });
  broken.change({ text: "word" });
  await broken.search();
  expect([broken.state.kind, failures.length, store.found.length]).toEqual(["failed", 1, 2]);
});

test("an empty search sends no request", async () => {
  const { store } = open();
  store.change({ text: "" });
  await store.search();
  expect(store.state).toEqual({ kind: "idle" });
});
