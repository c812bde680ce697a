/** @jest-environment node */
import { linkTo, listed } from "@/features/content/testing/listed";
import type { Listed } from "@/features/content/testing/listed";

import { buildSiteIndex } from "./SiteIndex";
import { toRecords } from "./toRecords";

const listPaths = (...documents: Listed[]) =>
  buildSiteIndex(toRecords("r", listed(...documents))).entries.map(({ path }) => path);

const below = (id: string, parent: string) => ({ id, data: { parent: linkTo(parent) } });

let warn: jest.SpyInstance;
beforeEach(() => {
  globalThis.halyardWarnings = undefined;
  warn = jest.spyOn(console, "warn").mockImplementation();
});
afterEach(() => warn.mockRestore());

test("a page at the path of a language or an endpoint is omitted and logged", () => {
  const taken = ["cn", "en", "api", "health", "preview", "404", "draft", "sitemap.xml"];
  expect(listPaths(...taken.map((id) => ({ id })))).toEqual([]);
  expect(listPaths({ id: "data" }, below("x", "data"), { ...below("y", "cn"), uid: "about" })).toEqual(["/about/"]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("/sitemap.xml/ is an address of the site itself"));
});

test("counts of the catalogue stand in titles and summaries, which cards show", () => {
  const data = { title: "{chains} chains", summary: "{json_rpc_chains} with JSON-RPC, {unknown}" };
  const [entry] = buildSiteIndex(toRecords("r", listed({ id: "counts", data }))).entries;
  expect(entry).toMatchObject({
    title: expect.stringMatching(/^\d+ chains$/),
    summary: expect.stringMatching(/^\d+ with JSON-RPC, \{unknown\}$/),
  });
});

test("every other page is included, also one with only the same prefix", () => {
  const uids = ["home", "apis", "data-centres", "health-report", "next-16.4", "4040"];
  const paths = ["/", "/apis/", "/data-centres/", "/health-report/", "/next-16.4/", "/4040/"];
  expect(listPaths(...uids.map((id) => ({ id })))).toEqual(paths);
  expect(listPaths({ id: "api", type: "docs_page" })).toEqual(["/docs/api/"]);
  const chinese = ["home", "about"].map((id) => ({ id, lang: "zh-cn" }));
  expect(listPaths(...chinese)).toEqual(["/cn/", "/cn/about/"]);
});

test("a page is below all its ancestors, however many there are", () => {
  const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const pages = ids.map((id, index) => (index === 0 ? { id } : below(id, `p${index - 1}`)));
  expect(listPaths(...pages.reverse())[0]).toBe(`/${ids.join("/")}/`);
  expect(warn).not.toHaveBeenCalled();
});

test("pages in a cycle of parents are at the root with their descendants below, and are logged", () => {
  const circle = [below("a", "b"), below("b", "c"), below("c", "a"), below("own", "own")];
  expect(listPaths(...circle, below("d", "a"), below("e", "d"))).toEqual([
    "/a/",
    "/b/",
    "/c/",
    "/own/",
    "/a/d/",
    "/a/d/e/",
  ]);
  expect(warn.mock.calls.flat().filter((warning) => /lies below itself/.test(warning))).toHaveLength(4);
});

test("documents in a language that the site has not are nowhere, and their language is named once", () => {
  const french = { lang: "fr-fr", alternate_languages: [{ id: "about" }, { id: "guanyu" }] };
  const documents = [
    { id: "about", alternate_languages: [{ id: "propos" }, { id: "guanyu" }] },
    { id: "propos", ...french },
    { id: "accueil", ...french },
    { id: "guanyu", lang: "zh-cn", alternate_languages: [{ id: "propos" }, { id: "about" }] },
    { id: "modele", ...french, type: "page_template", data: { pattern: "nodes/[node]" } },
    { id: "ancien", ...french, type: "redirect", data: { from: "/x/", to: { link_type: "Web", url: "/y/" } } },
  ];
  const siteIndex = buildSiteIndex(toRecords("r", listed(...documents)));
  expect(siteIndex.entries.map(({ path, translations }) => [path, translations])).toEqual([
    ["/about/", { cn: "guanyu" }],
    ["/cn/guanyu/", { en: "about" }],
  ]);
  expect([siteIndex.templates, siteIndex.redirects]).toEqual([[], []]);
  expect([siteIndex.total, siteIndex.dates.size]).toEqual([6, 6]);
  expect(warn.mock.calls).toEqual([
    ["content: documents in fr-fr are left out everywhere, the site has no such language"],
  ]);
});
