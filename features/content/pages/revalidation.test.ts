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
  dates: new Map(entries.map(({ id }) => [id, "2026-01-01"])),
  total: 0,
  isComplete: true,
  entries,
  templates: [],
  redirects: [],
  pages: entries.map((one) => ({ ...one, alternates: [] })),
  redirectRecords: [],
  sections: [],
});

/** The same index with documents of later dates, or without them. */
const publish = (index: SiteIndex, ids: string[], removed: string[] = []): SiteIndex => ({
  ...index,
  dates: new Map(
    [...index.dates, ...ids.map((id) => [id, "2026-02-01"] as const)].filter(([id]) => !removed.includes(id)),
  ),
});

const list = (before: SiteIndex, after: SiteIndex, areReadsChecked = true) =>
  revalidationTags({ before, after, areReadsChecked });

test("published and removed documents expire alone: pages that show them are found by what they read", () => {
  const before = siteIndex(entry("a"), entry("b"));
  expect(list(before, publish(before, ["a"]))).toEqual(["document:a"]);
  const added = siteIndex(entry("a"), entry("b"), entry("c"));
  expect(list(before, publish(before, [], ["b"]))).toEqual(["document:b"]);
  expect(list(before, publish(added, []))).toEqual(["document:c"]);
});

test("redirects, sections and templates concern no other page by themselves", () => {
  const before = siteIndex(entry("a"));
  const redirectRecords = [
    { document: "r", locale: "en" as const, from: "/x/", to: { id: "a" }, permanent: true, bothLanguages: false },
  ];
  const after = { ...before, redirectRecords, sections: ["s"] };
  expect(list(before, publish(after, ["r", "s"]))).toEqual(["document:r", "document:s"]);
});

test("nothing is expired until a removal is known completely", () => {
  const before = siteIndex(entry("a"), entry("b"));
  const meanwhile = { ...before, isComplete: false };
  expect(list(before, meanwhile)).toEqual([]);
  expect(list(meanwhile, publish(siteIndex(entry("a")), []))).toEqual(["document:b"]);
});

test("a new title expires everything where reads are not compared, a new body does not", () => {
  const before = siteIndex(entry("a"));
  expect(list(before, publish(siteIndex(entry("a", { title: "New" })), ["a"]), false)).toEqual(["prismic"]);
  expect(list(before, publish(siteIndex(entry("a", { changed: "later" })), ["a"]), false)).toEqual(["document:a"]);
});

test.each([
  ["settings or menus changed", siteIndex(entry("a")), publish(siteIndex(entry("a")), ["settings-en"])],
  ["the change is unknown", siteIndex(entry("a")), siteIndex(entry("a"))],
])("everything expires when %s", (_, before, after) => {
  expect(list(before, after)).toEqual(["prismic"]);
});
