/** @jest-environment node */
import { linkTo, listed } from "@/features/content/testing/listed";

import type { SiteIndex } from "./SiteIndex";
import { findEntry, buildSiteIndex } from "./SiteIndex";
import { mergeIndex } from "./mergeIndex";
import { resolveLinks } from "@/features/content/pageClient";
import { toRecords } from "./toRecords";

type Published = { id: string; uid?: string; lang?: string; data?: object; alternate_languages?: { id: string }[] };

/** The index after each of several publications, merged one at a time without rereading earlier ones. */
function publish(...publications: Published[]): SiteIndex {
  const days = publications.map((document, index) => ({
    ...document,
    last_publication_date: `2026-01-${String(index + 1).padStart(2, "0")}T00:00:00+0000`,
  }));
  return days.reduce(
    (siteIndex, document) => mergeIndex(siteIndex, toRecords("r", listed(document))),
    buildSiteIndex(toRecords("r", [])),
  );
}

beforeEach(() => jest.spyOn(console, "warn").mockImplementation());
afterEach(() => jest.restoreAllMocks());

const findPath = (siteIndex: SiteIndex, id: string) => findEntry(siteIndex, id)?.path;
const child = { id: "child", data: { parent: linkTo("parent") } };

test.each([
  ["before", [{ id: "parent" }, child], "/parent/child/"],
  ["after", [child, { id: "parent" }], "/parent/child/"],
  [
    "long after, below another one,",
    [child, { id: "parent", data: { parent: linkTo("top") } }, { id: "top" }],
    "/top/parent/child/",
  ],
  ["before, and renamed later,", [{ id: "parent" }, child, { id: "parent", uid: "new" }], "/new/child/"],
  [
    "before, and moved later,",
    [{ id: "top" }, { id: "parent" }, child, { id: "parent", data: { parent: linkTo("top") } }],
    "/top/parent/child/",
  ],
])("a page whose parent was published %s stands below it", (_, publications, path) => {
  expect(findPath(publish(...publications), "child")).toBe(path);
});

const original = { id: "en", uid: "other-name" };
const translation = { id: "cn", uid: "mingzi", lang: "zh-cn" };

test.each([
  ["the original names its translation", [translation, { ...original, alternate_languages: [{ id: "cn" }] }]],
  ["the translation names its original", [original, { ...translation, alternate_languages: [{ id: "en" }] }]],
])("two pages are translations of each other when only %s", (_, publications) => {
  const siteIndex = publish(...publications);
  expect(["en", "cn"].map((id) => findEntry(siteIndex, id)?.translations)).toEqual([{ cn: "cn" }, { en: "en" }]);
});

test("of two translations of one page the one published last counts", () => {
  const siteIndex = publish({ ...original, alternate_languages: [{ id: "cn" }] }, translation, {
    id: "newer",
    lang: "zh-cn",
    alternate_languages: [{ id: "en" }],
  });
  expect(["en", "cn", "newer"].map((id) => findEntry(siteIndex, id)?.translations)).toEqual([
    { cn: "newer" },
    {},
    { en: "en" },
  ]);
});

test("a redirect follows its target page", () => {
  const redirect = { id: "r", type: "redirect", data: { from: "/old/", to: linkTo("parent"), both_languages: true } };
  const chinese = { id: "cn", uid: "shang", lang: "zh-cn", alternate_languages: [{ id: "parent" }] };
  const rules = (...publications: Published[]) => publish(...publications).redirects.map(({ from, to }) => [from, to]);
  expect(rules(redirect, { id: "parent" })).toEqual([
    ["/old/", "/parent/"],
    ["/cn/old/", "/parent/"],
  ]);
  expect(rules({ id: "parent" }, redirect, chinese, { id: "parent", uid: "new" })).toEqual([
    ["/old/", "/new/"],
    ["/cn/old/", "/cn/shang/"],
  ]);
});

test("links to other documents have their current URL, and none once they are removed", () => {
  const siteIndex = publish({ id: "parent" }, child, { id: "parent", uid: "new" });
  const link = (id: string) => ({ ...linkTo(id), url: "/as-the-repository-says/", text: id });
  const text = {
    type: "paragraph",
    text: "child",
    spans: [{ start: 0, end: 5, type: "hyperlink", data: link("child") }],
  };
  const web = { link_type: "Web", url: "/as-typed/" };
  const data = { slices: [{ primary: { content: [text], link: link("parent"), gone: link("gone"), web } }] };
  const { primary } = resolveLinks(data, siteIndex).slices[0] ?? {};
  expect(primary?.content[0]?.spans[0]?.data).toEqual({ ...linkTo("child"), url: "/new/child/", text: "child" });
  expect([primary?.link.url, primary?.gone, primary?.web]).toEqual(["/new/", { ...linkTo("gone"), text: "gone" }, web]);
  // Not found in an incomplete index: ask the repository.
  const gone = resolveLinks(link("gone"), { ...siteIndex, isComplete: false });
  expect(gone.url).toBe("/as-the-repository-says/");
});
