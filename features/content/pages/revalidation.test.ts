/** @jest-environment node */
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { revalidationTags } from "./revalidation";

const entry = (id: string, over: Partial<PageEntry> = {}): PageEntry => ({
  id,
  type: "page",
  uid: id,
  locale: "en",
  path: `/${id}/`,
  title: id,
  summary: "",
  parent: undefined,
  translations: {},
  hidden: false,
  changed: "2026-01-01T00:00:00+0000",
  facts: {},
  ...over,
});

const siteIndex = (...entries: PageEntry[]): SiteIndex => ({
  ref: "r",
  dates: new Map(),
  total: 0,
  isComplete: true,
  entries,
  templates: [],
  redirects: [],
  pages: [],
  redirectRecords: [],
  sections: [],
});

test("a changed body expires that page alone", () => {
  const before = siteIndex(entry("a"), entry("b"));
  const after = siteIndex(entry("b"), entry("a", { changed: "2026-02-01T00:00:00+0000" }));
  expect(revalidationTags({ before, after, documents: ["a"] })).toEqual(["document:a"]);
});

test("a changed section expires the pages that show it alone, and a new one everything", () => {
  const [none, one] = [siteIndex(entry("a")), { ...siteIndex(entry("a")), sections: ["s"] }];
  expect(revalidationTags({ before: one, after: one, documents: ["s", "a"] })).toEqual(["document:s", "document:a"]);
  expect(revalidationTags({ before: none, after: one, documents: ["s"] })).toEqual(["prismic"]);
});

test("a new title expires everything, because menus and cards of other pages contain it", () => {
  const after = siteIndex(entry("a", { title: "New" }));
  expect(revalidationTags({ before: siteIndex(entry("a")), after, documents: ["a"] })).toEqual(["prismic"]);
});

test.each([
  ["a page was added", siteIndex(entry("a")), siteIndex(entry("a"), entry("b")), ["b"]],
  ["a page was removed", siteIndex(entry("a"), entry("b")), siteIndex(entry("a")), []],
  ["settings or menus changed", siteIndex(entry("a")), siteIndex(entry("a")), ["settings-en"]],
  ["the change is unknown", siteIndex(entry("a")), siteIndex(entry("a")), []],
])("everything expires when %s", (_, before, after, documents) => {
  expect(revalidationTags({ before, after, documents })).toEqual(["prismic"]);
});
