/** @jest-environment node */
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { findAdjacentPages, listRelated } from "./findAdjacentPages";
import { listNearPages } from "./listNearPages";
import { listByType } from "./relations";

const entry = (id: string, facts: PageEntry["facts"], type = "docs_page"): PageEntry => ({
  id,
  type,
  uid: id,
  locale: "en",
  path: `/${id}/`,
  title: id,
  summary: "",
  parent: undefined,
  translations: {},
  hidden: false,
  changed: "",
  facts,
});

const siteIndex = (entries: PageEntry[]): SiteIndex => ({
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

test("docs follow their order, and the first has nothing before it", () => {
  const [a, b, c] = [entry("a", { order: 3 }), entry("b", { order: 1 }), entry("c", { order: 2 })];
  const docs = siteIndex([a, b, c]);
  expect(findAdjacentPages(docs, c)).toMatchObject({ previous: { id: "b" }, next: { id: "a" } });
  expect(findAdjacentPages(docs, b).previous).toBeUndefined();
});

test("a section is contiguous at the position of its first page, whatever orders the others have", () => {
  const docs = siteIndex([
    entry("evm", { section: "reference", order: 110 }),
    entry("archive", { section: "concepts", order: 130 }),
    entry("errors", { section: "reference", order: 100 }),
    entry("websocket", { section: "interfaces", order: 70 }),
    entry("limits", { section: "concepts", order: 40 }),
  ]);
  const list = listByType(docs, "docs_page", "en");
  expect(list.map(({ id }) => id)).toEqual(["limits", "archive", "websocket", "errors", "evm"]);
  for (const [index, one] of list.entries()) {
    expect(findAdjacentPages(docs, one)).toEqual({ previous: list[index - 1], next: list[index + 1] });
  }
});

test("sections of the same order are not mixed", () => {
  const docs = siteIndex([
    entry("a", { section: "one", order: 1 }),
    entry("b", { section: "two", order: 1 }),
    entry("c", { section: "one", order: 2 }),
  ]);
  expect(listByType(docs, "docs_page", "en").map(({ id }) => id)).toEqual(["a", "c", "b"]);
});

test("entries of one day have the same order whatever their titles", () => {
  const day = { published: "2026-11-27" };
  const named = (title: string, id: string) => ({ ...entry(id, day, "change"), title });
  for (const [first, second] of [
    ["A", "B"],
    ["B", "A"],
  ] as const)
    expect(
      listByType(siteIndex([named(first, "one"), named(second, "two")]), "change", "en").map(({ id }) => id),
    ).toEqual(["one", "two"]);
});

test("projects of the same kind come first, then those that share most chains", () => {
  const project = (id: string, category: string, chains: string) =>
    entry(id, { category, chains }, "marketplace_project");
  const own = project("own", "wallet", "eth, base");
  const all = siteIndex([
    own,
    project("far", "oracle", ""),
    project("near", "oracle", "evm"),
    project("same", "wallet", ""),
  ]);
  expect(listRelated(all, own, 2).map(({ id }) => id)).toEqual(["same", "near"]);
  const grouped = siteIndex([...all.entries, project("grouped", "identity", "")]);
  expect(listRelated(grouped, own, 2, ["identity"]).map(({ id }) => id)).toEqual(["same", "grouped"]);
});

test("an ordinary page leads to what its text links to and its siblings, or to its menu, the next ones first", () => {
  const page = (id: string, parent?: string): PageEntry => ({ ...entry(id, {}, "page"), parent });
  const ids = (entries: PageEntry[]) => entries.map(({ id }) => id);
  const [rest, rpc, web, about, docs] = [
    page("rest", "nodes"),
    page("rpc", "nodes"),
    page("web", "nodes"),
    page("about"),
    page("docs"),
  ];
  const hidden = { ...page("secret", "nodes"), hidden: true };
  const site = siteIndex([page("nodes"), rest, rpc, web, hidden, about, docs]);
  const menu = ["/nodes/", "/about/", "/docs/", "https://elsewhere.test/"];
  const linked = ["/nodes/", "/rpc/", "/docs/", "/eth/"];
  expect(ids(listNearPages(site, rpc, { menu, linked: [] }, 3))).toEqual(["web", "rest"]);
  expect(ids(listNearPages(site, rpc, { menu, linked }, 3))).toEqual(["docs", "web", "rest"]);
  expect(ids(listNearPages(site, about, { menu, linked: [] }, 3))).toEqual(["docs", "nodes"]);
  expect(ids(listNearPages(site, about, { menu, linked }, 3))).toEqual(["nodes", "rpc", "docs"]);
  expect(ids(listNearPages(site, about, { menu, linked: [] }, 1))).toEqual(["docs"]);
  expect(ids(listNearPages(site, page("other"), { menu: [], linked: [] }, 3))).toEqual([]);
});
