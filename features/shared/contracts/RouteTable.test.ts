/** @jest-environment node */
import { RouteTable, routeTableShape } from "./RouteTable.ts";

const data = routeTableShape.validateSync({
  ref: "r",
  languages: [
    { locale: "en", prefix: "", codes: ["en"], missing: "/404/", errors: "/error/" },
    { locale: "cn", prefix: "/cn", codes: ["cn", "zh"], missing: "/cn/404/", errors: "/cn/error/" },
  ],
  spare: "/en",
  paths: ["/", "/about/", "/cn/", "/cn/about/", "/docs/eth_getLogs/", "/nodes/", "/路/"],
  queries: { "/nodes/": ["q"] },
  redirects: { "/old/": { to: "/about/", status: 308 }, "/away/": { to: "https://example.org/", status: 307 } },
});
const table = new RouteTable(data);

test.each([
  ["/about/", { kind: "page", key: "/about/", queries: [] }],
  ["/nodes/", { kind: "page", key: "/nodes/", queries: ["q"] }],
  ["/路/", { kind: "page", key: "/路/", queries: [] }],
  ["/old/", { kind: "redirect", to: "/about/", status: 308, external: false }],
  ["/away/", { kind: "redirect", to: "https://example.org/", status: 307, external: true }],
  ["/about", { kind: "redirect", to: "/about/", status: 308, external: false }],
  ["//about//", { kind: "redirect", to: "/about/", status: 308, external: false }],
  ["/en/about/", { kind: "redirect", to: "/about/", status: 308, external: false }],
  ["/en", { kind: "redirect", to: "/", status: 308, external: false }],
  ["/nope", { kind: "missing", language: data.languages[0] }],
  ["/nope/", { kind: "missing", language: data.languages[0] }],
  ["/cn/nope/", { kind: "missing", language: data.languages[1] }],
  ["/cnn/", { kind: "missing", language: data.languages[0] }],
])("the route table resolves %s", (path, match) => {
  expect(table.match(path, undefined)).toEqual(match);
});

test.each([
  ["/Nodes/", "/nodes/"],
  ["/About", "/about/"],
  ["/docs/eth_getlogs", "/docs/eth_getLogs/"],
  ["/DOCS/ETH_GETLOGS/", "/docs/eth_getLogs/"],
  ["/OLD/", "/about/"],
  ["/CN/", "/cn/"],
  ["/zh", "/cn/"],
  ["/zh/about/", "/cn/about/"],
  ["/zh-cn/", "/cn/"],
  ["/zh_CN/About/", "/cn/about/"],
  ["/zh-Hans/about", "/cn/about/"],
  ["/cn-zh/", "/cn/"],
  ["/EN/about/", "/about/"],
  ["/en-us/", "/"],
  ["/en-GB/about", "/about/"],
  ["/about/)", "/about/"],
  ["/about).", "/about/"],
  ["/about/,", "/about/"],
  ["/about/”。", "/about/"],
  ["/about/ \u200b", "/about/"],
  ["/路/）", "/%E8%B7%AF/"],
  ["/about.html", "/about/"],
  ["/About/index.HTML", "/about/"],
  ["/cn/about.htm)", "/cn/about/"],
  ["/index.php", "/"],
  ["/cn/index.html", "/cn/"],
])("%s leads to the page that was meant, %s", (path, to) => {
  expect(table.match(path, undefined)).toEqual({ kind: "redirect", to, status: 308, external: false });
});

test.each(["/zh/nodes/", "/no.html", "/NOPE/", "/de/about/", "/404/", "/404.html", "/about/about.html"])(
  "%s has no page and leads nowhere",
  (path) => {
    expect(table.match(path, undefined)).toMatchObject({ kind: "missing" });
  },
);

test("the first page of a Chinese site is in Chinese, unless the visitor chose English", () => {
  const chinese = new RouteTable({ ...data, home: { to: "/cn/", unlessCookie: "locale=en" } });
  expect(chinese.match("/", "a=b")).toMatchObject({ kind: "redirect", to: "/cn/", status: 307 });
  expect(chinese.match("/", "a=b; locale=en")).toMatchObject({ kind: "page" });
  for (const path of ["/en/", "/EN", "/en-us/"])
    expect(chinese.match(path, undefined)).toMatchObject({ to: "/", setCookie: expect.stringContaining("locale=en") });
});

test("a page has one route in the app, with only the query parameters it renders", () => {
  expect(table.writeAppPath("/about/", "?q=x")).toBe("/en/about/");
  expect(table.writeAppPath("/cn/")).toBe("/cn/");
  expect(table.writeAppPath("/路/")).toBe("/en/%E8%B7%AF/");
  expect(table.writeAppPath("/nodes/", "?utm=1&q=a%26b")).toBe("/en/query/q%3Da%2526b/nodes/");
  expect(table.writeDraftPath("/cn/")).toBe("/cn/draft/");
});

describe("a language with a fallback", () => {
  const own = { locale: "de", prefix: "/de", codes: ["de"], missing: "/de/404/", errors: "/de/error/", fallback: "" };
  const paths = ["/", "/about/", "/pricing/", "/de/", "/de/about/"];
  const redirects = {
    "/old/": { to: "/pricing/", status: 308 as const },
    "/circle/": { to: "/de/circle/", status: 308 as const },
  };
  const three = { ...data, languages: [...data.languages, own], paths, redirects };
  const table = new RouteTable(three);
  const missing = { kind: "missing", language: own };

  test.each([
    ["/de/about/", { kind: "page", key: "/de/about/" }],
    ["/de/pricing/", { kind: "redirect", to: "/pricing/", status: 307 }],
    ["/de/pricing", { kind: "redirect", to: "/pricing/", status: 307 }],
    ["/de/old/", { kind: "redirect", to: "/pricing/", status: 307 }],
    ["/de/circle/", missing],
    ["/de/nowhere/", missing],
    ["/cn/pricing/", { kind: "missing" }],
  ])("%s is shown in it, in the other one, or nowhere", (path, expected) => {
    expect(table.match(path, undefined)).toMatchObject(expected);
  });

  test("a draft, or a page that may be new, is looked up before the fallback is used", () => {
    expect(table.match("/de/pricing/", undefined, true)).toEqual(missing);
    expect(new RouteTable({ ...three, incomplete: true }).match("/de/pricing/", undefined)).toEqual(missing);
  });
});

test.each(["paths", "titles"])("%s that are not all texts are refused", (name) => {
  expect(() => routeTableShape.validateSync({ ...data, [name]: ["/", 7] })).toThrow(name);
});
