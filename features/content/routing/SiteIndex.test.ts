/** @jest-environment node */
import { matchRoute, matchPattern, templatePath } from "./SiteIndex";
import type { PageEntry, Template } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";

const entry = (path: string, over: Partial<PageEntry> = {}): PageEntry => ({
  id: path,
  type: "page",
  uid: path,
  locale: path.startsWith("/cn/") ? "cn" : "en",
  path,
  title: path,
  summary: "",
  parent: undefined,
  translations: {},
  hidden: false,
  changed: "",
  facts: {},
  ...over,
});

const template = (locale: "en" | "cn"): Template => ({
  id: `node-${locale}`,
  locale,
  pattern: "nodes/[node]",
  title: "",
  summary: "",
  changed: "",
});

const siteIndex: SiteIndex = {
  ref: "r",
  dates: new Map(),
  total: 5,
  isComplete: true,
  entries: [
    entry("/"),
    entry("/about/"),
    entry("/cn/about/"),
    entry("/nodes/btc/"),
    entry("/docs/limits/", { type: "docs_page" }),
  ],
  templates: [template("en"), template("cn")],
  redirects: [],
  pages: [],
  redirectRecords: [],
  sections: [],
};
const values = { node: ["btc", "eth"] };

test("an exact page is found in its own language only", () => {
  expect(matchRoute(siteIndex, "/cn/about/", values)).toMatchObject({
    kind: "page",
    locale: "cn",
    entry: { id: "/cn/about/" },
  });
  expect(matchRoute(siteIndex, "/cn/docs/limits/", values)).toEqual({ kind: "missing", locale: "cn" });
});

test("of two documents at one path the one whose type lives there is shown, whatever was published first", () => {
  const other = entry("/docs/limits/", { id: "page", type: "page" });
  for (const entries of [
    [other, ...siteIndex.entries],
    [...siteIndex.entries, other],
  ]) {
    expect(matchRoute({ ...siteIndex, entries }, "/docs/limits/", values)).toMatchObject({
      entry: { type: "docs_page" },
    });
  }
});

test("a template answers for its allowed values and no others", () => {
  expect(matchRoute(siteIndex, "/nodes/eth/", values)).toMatchObject({
    kind: "template",
    parameter: "node",
    value: "eth",
  });
  expect(matchRoute(siteIndex, "/cn/nodes/eth/", values)).toMatchObject({
    kind: "template",
    template: { id: "node-cn" },
  });
  expect(matchRoute(siteIndex, "/nodes/nope/", values)).toEqual({ kind: "missing", locale: "en" });
  expect(matchRoute(siteIndex, "/nodes/eth/more/", values)).toEqual({ kind: "missing", locale: "en" });
});

test("an exact page wins over a template, so that an editor can override one chain's page", () => {
  expect(matchRoute(siteIndex, "/nodes/btc/", values)).toMatchObject({ kind: "page", entry: { id: "/nodes/btc/" } });
});

test("a pattern is matched segment by segment, and turned back into a path", () => {
  expect(matchPattern("marketplace/projects/[project]", ["marketplace", "projects", "viem"])).toEqual({
    parameter: "project",
    value: "viem",
  });
  expect(matchPattern("nodes/[node]", ["faucet", "eth"])).toBeUndefined();
  expect(templatePath(template("cn"), "eth")).toBe("/cn/nodes/eth/");
});

test("a parameter with dots matches all remaining segments, at least one", () => {
  const pattern = "docs/[...method]";
  expect(matchPattern(pattern, ["docs", "methods-evm", "eth_call"])).toEqual({
    parameter: "method",
    value: "methods-evm/eth_call",
  });
  expect(matchPattern(pattern, ["docs"])).toBeUndefined();
  expect(templatePath({ ...template("cn"), pattern }, "methods-evm/eth_call")).toBe("/cn/docs/methods-evm/eth_call/");
});
