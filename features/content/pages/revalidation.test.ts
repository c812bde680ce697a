/** @jest-environment node */
import type { Book, Entry } from "@/features/content/addresses/book";

import { revalidationTags } from "./revalidation";

const entry = (id: string, over: Partial<Entry> = {}): Entry => ({
  id,
  type: "page",
  uid: id,
  locale: "en",
  path: `/${id}/`,
  title: id,
  summary: "",
  parent: undefined,
  alternate: undefined,
  hidden: false,
  changed: "2026-01-01T00:00:00+0000",
  facts: {},
  ...over,
});

const book = (...entries: Entry[]): Book => ({
  ref: "r",
  dates: new Map(),
  total: 0,
  isWhole: true,
  entries,
  templates: [],
  redirects: [],
  pages: [],
  redirectRecords: [],
});

test("a changed body expires that page alone", () => {
  const before = book(entry("a"), entry("b"));
  const after = book(entry("b"), entry("a", { changed: "2026-02-01T00:00:00+0000" }));
  expect(revalidationTags({ before, after, documents: ["a"] })).toEqual(["document:a"]);
});

test("a new title expires everything, because it stands in menus and cards of other pages", () => {
  const after = book(entry("a", { title: "New" }));
  expect(revalidationTags({ before: book(entry("a")), after, documents: ["a"] })).toEqual(["prismic"]);
});

test.each([
  ["a page was added", book(entry("a")), book(entry("a"), entry("b")), ["b"]],
  ["a page was removed", book(entry("a"), entry("b")), book(entry("a")), []],
  ["settings or menus changed", book(entry("a")), book(entry("a")), ["settings-en"]],
  ["nobody knows what changed", book(entry("a")), book(entry("a")), []],
])("everything expires when %s", (_, before, after, documents) => {
  expect(revalidationTags({ before, after, documents })).toEqual(["prismic"]);
});
