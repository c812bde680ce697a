/** @jest-environment node */
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { concernsRoutes, revalidationTags } from "./revalidation";

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

const list = (before: SiteIndex, after: SiteIndex, documents: string[], areLinksTagged = true) =>
  revalidationTags({ before, after, documents, areLinksTagged });

test("a changed body expires that page alone", () => {
  const before = siteIndex(entry("a"), entry("b"));
  const after = siteIndex(entry("b"), entry("a", { changed: "2026-02-01T00:00:00+0000" }));
  expect(list(before, after, ["a"])).toEqual(["document:a"]);
});

test("a changed section expires the pages that show it alone, and a new one everything", () => {
  const [none, one] = [siteIndex(entry("a")), { ...siteIndex(entry("a")), sections: ["s"] }];
  expect(list(one, one, ["s", "a"])).toEqual(["document:s", "document:a"]);
  expect(list(none, one, ["s"])).toEqual(["prismic"]);
});

test("a new title expires the page, those that link to it, and those that list it among its siblings", () => {
  const [parent, sibling, other] = [entry("p"), entry("b", { parent: "p" }), entry("c")];
  const before = siteIndex(parent, sibling, other, entry("a", { parent: "p" }));
  const after = siteIndex(parent, sibling, other, entry("a", { parent: "p", title: "New", summary: "Words" }));
  const tags = list(before, after, ["a"]);
  expect(tags).toEqual(["document:a", "link:/a/", "document:p", "document:b"]);
});

test("a new title expires everything where links are not tagged, and on a type whose lists show more", () => {
  expect(list(siteIndex(entry("a")), siteIndex(entry("a", { title: "New" })), ["a"], false)).toEqual(["prismic"]);
  const change = (title: string) => siteIndex(entry("a", { type: "change", title }));
  expect(list(change("Old"), change("New"), ["a"])).toEqual(["prismic"]);
});

test("only a publication of bodies leaves lists of all pages as they are", () => {
  expect([["document:a"], ["document:a", "link:/a/"], ["prismic"], []].map(concernsRoutes)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test.each([
  ["a page was added", siteIndex(entry("a")), siteIndex(entry("a"), entry("b")), ["b"]],
  ["a page has a new URL", siteIndex(entry("a")), siteIndex(entry("a", { path: "/b/", title: "b" })), ["a"]],
  ["not all pages are known", siteIndex(entry("a")), { ...siteIndex(entry("a")), isComplete: false }, ["a"]],
  ["a page was removed", siteIndex(entry("a"), entry("b")), siteIndex(entry("a")), []],
  ["settings or menus changed", siteIndex(entry("a")), siteIndex(entry("a")), ["settings-en"]],
  ["the change is unknown", siteIndex(entry("a")), siteIndex(entry("a")), []],
])("everything expires when %s", (_, before, after, documents) => {
  expect(list(before, after, documents)).toEqual(["prismic"]);
});
