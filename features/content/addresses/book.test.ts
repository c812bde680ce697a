import { findPlace, matchPattern, templatePath } from "./book";
import type { Book, Entry, Template } from "./book";

const entry = (path: string, over: Partial<Entry> = {}): Entry => ({
  id: path,
  type: "page",
  uid: path,
  locale: path.startsWith("/cn/") ? "cn" : "en",
  path,
  title: path,
  summary: "",
  parent: undefined,
  alternate: undefined,
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

const book: Book = {
  ref: "r",
  dates: new Map(),
  total: 5,
  isWhole: true,
  entries: [
    entry("/"),
    entry("/about/"),
    entry("/cn/about/"),
    entry("/nodes/btc/"),
    entry("/docs/limits/", { type: "docs_page" }),
  ],
  templates: [template("en"), template("cn")],
  ...{ redirects: [], pages: [], redirectRecords: [] },
};
const values = { node: ["btc", "eth"] };

test("an exact page is found in its own language only", () => {
  expect(findPlace(book, "/cn/about/", values)).toMatchObject({
    kind: "page",
    locale: "cn",
    entry: { id: "/cn/about/" },
  });
  expect(findPlace(book, "/cn/docs/limits/", values)).toEqual({ kind: "missing", locale: "cn" });
});

test("of two documents at one path the one whose type lives there is shown, whatever was published first", () => {
  const other = entry("/docs/limits/", { id: "page", type: "page" });
  for (const entries of [
    [other, ...book.entries],
    [...book.entries, other],
  ]) {
    expect(findPlace({ ...book, entries }, "/docs/limits/", values)).toMatchObject({ entry: { type: "docs_page" } });
  }
});

test("a template answers for its allowed values and no others", () => {
  expect(findPlace(book, "/nodes/eth/", values)).toMatchObject({ kind: "template", parameter: "node", value: "eth" });
  expect(findPlace(book, "/cn/nodes/eth/", values)).toMatchObject({ kind: "template", template: { id: "node-cn" } });
  expect(findPlace(book, "/nodes/nope/", values)).toEqual({ kind: "missing", locale: "en" });
  expect(findPlace(book, "/nodes/eth/more/", values)).toEqual({ kind: "missing", locale: "en" });
});

test("an exact page wins over a template, so that an editor can override one chain's page", () => {
  expect(findPlace(book, "/nodes/btc/", values)).toMatchObject({ kind: "page", entry: { id: "/nodes/btc/" } });
});

test("a pattern is matched segment by segment, and turned back into a path", () => {
  expect(matchPattern("marketplace/projects/[project]", ["marketplace", "projects", "viem"])).toEqual({
    parameter: "project",
    value: "viem",
  });
  expect(matchPattern("nodes/[node]", ["faucet", "eth"])).toBeUndefined();
  expect(templatePath(template("cn"), "eth")).toBe("/cn/nodes/eth/");
});
