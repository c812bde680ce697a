/** @jest-environment node */
import { buildSiteIndex } from "@/features/content/routing/SiteIndex";
import { toRecords } from "@/features/content/routing/toRecords";

import { linkTo, listed } from "@/features/content/testing/listed";
import type { Listed } from "@/features/content/testing/listed";
import { listOtherLocales, splitLocale } from "@/features/shared/locale";

import { findTranslation } from "./findTranslation";

const chinese = (id: string, over: Partial<Listed> & { alternate_languages?: { id: string }[] } = {}) => ({
  id: `${id}-cn`,
  uid: id,
  lang: "zh-cn",
  ...over,
});
const below = (id: string, parent: string) => ({ id, data: { title: id, parent: linkTo(parent) } });
const pattern = { type: "page_template", data: { pattern: "nodes/[node]" } };

const documents: Listed[] = [
  { id: "home" },
  { id: "about" },
  { id: "top" },
  below("middle", "top"),
  below("deep", "middle"),
  { id: "english" },
  chinese("home"),
  chinese("about"),
  chinese("top", { data: { title: "上" } }),
  chinese("mingzi", { alternate_languages: [{ id: "english" }] }),
  chinese("only"),
  chinese("consulting"),
  { id: "rule", type: "redirect", data: { from: "/consulting/", to: { link_type: "Web", url: "/about/" } } },
  { id: "post", type: "blog_post" },
  { id: "nodes", ...pattern },
  chinese("nodes", pattern),
];
const siteIndex = buildSiteIndex(toRecords("r", listed(...documents)));

test.each([
  ["a page that stands at the same path", "/about/", { path: "/cn/about/" }],
  ["a page with a name of its own in each language", "/english/", { path: "/cn/mingzi/" }],
  ["its translation", "/cn/mingzi/", { path: "/english/" }],
  ["a page of a template", "/nodes/eth/", { path: "/cn/nodes/eth/" }],
  ["a page without translation below one with a translation", "/top/middle/deep/", { path: "/cn/top/", above: "上" }],
  ["a page without translation at the top", "/cn/only/", { path: "/", above: "home" }],
  ["a page whose path an editor leads elsewhere", "/cn/consulting/", { path: "/about/", above: "about" }],
  ["a page of a branch that is not there", "/blog/post/", { path: "/cn/", above: "home" }],
  ["the home page", "/", { path: "/cn/" }],
  ["the page for unknown paths", "/404/", { path: "/cn/" }],
])("the language switch of %s (%s) leads somewhere that exists", (_, path, expected) => {
  const [other] = listOtherLocales(splitLocale(path).locale);
  expect(other && findTranslation(siteIndex, path, other, { node: ["eth"] })).toMatchObject(expected);
});
