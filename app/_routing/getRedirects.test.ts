/** @jest-environment node */
import { buildSiteIndex, warnOnce } from "@/features/content/server";

import { getRedirects } from "./getRedirects";

jest.mock("@/features/content/server", () => ({
  ...jest.requireActual("@/features/content/routing/SiteIndex"),
  ...jest.requireActual("@/features/content/routing/templateValues"),
  warnOnce: jest.fn(),
}));

const page = (uid: string) => ({
  id: uid,
  uid,
  type: "page",
  locale: "en" as const,
  title: uid,
  summary: "",
  parent: undefined,
  alternates: [],
  hidden: false,
  changed: "",
  facts: {},
});

/** The table of a site with two pages and redirects written `from → to`. */
async function makeTable(...rules: string[]) {
  const redirectRecords = rules.map((rule, index) => {
    const [from = "", url = ""] = rule.split(" → ");
    const shape = { locale: "en" as const, permanent: false, bothLanguages: false };
    return { ...shape, document: String(index), from, to: { url } };
  });
  const pages = [page("about"), page("eth")];
  const template = { id: "node", locale: "en" as const, pattern: "nodes/[node]", title: "", summary: "", changed: "" };
  const facts = { ref: "r", dates: new Map<string, string>(), total: 0, isComplete: true };
  const table = await getRedirects(
    buildSiteIndex({ ...facts, pages, templates: [template], sections: [], redirectRecords }),
  );
  return (path: string) => table.get(path)?.to;
}

beforeEach(() => jest.mocked(warnOnce).mockClear());

test("an editor's redirect wins over a page, fixed ones win over editors', names of chains stand in for no page", async () => {
  const find = await makeTable("/about/ → /eth/", "/nodes/ftm/ → /about/", "/nodes/ethereum/ → /about/");
  expect(find("/about/")).toBe("/eth/");
  expect([find("/nodes/ftm/"), find("/cn/nodes/ftm/")]).toEqual(["/nodes/s/", "/cn/nodes/s/"]);
  expect([find("/nodes/ethereum/"), find("/cn/nodes/ethereum/")]).toEqual(["/about/", "/cn/nodes/eth/"]);
  expect(warnOnce).not.toHaveBeenCalled();
});

test.each([
  ["to itself", ["/about/ → /about/"], ["/about/"]],
  ["to itself with a query and a fragment", ["/about/ → /about/?a=1#team"], ["/about/"]],
  ["to itself in another spelling", ["/%61bout/ → /about"], ["/about/"]],
  ["to one that leads back", ["/a/ → /b/", "/b/ → /a/"], ["/a/", "/b/"]],
  ["in a circle of three", ["/a/ → /b/", "/b/ → /c/?x=1", "/c/ → /a/#y"], ["/a/", "/b/", "/c/"]],
  ["to what a renamed chain leads from", ["/nodes/s/ → /nodes/ftm/"], ["/nodes/s/"]],
  ["to a name of the chain it stands at", ["/nodes/eth/ → /nodes/ethereum/"], ["/nodes/eth/"]],
])("a redirect that leads %s is left out, and named in the log", async (_, rules, paths) => {
  const find = await makeTable(...rules, "/z/ → /about/");
  expect(paths.map(find)).toEqual(paths.map(() => undefined));
  expect(find("/z/")).toBe("/about/");
  expect(jest.mocked(warnOnce).mock.calls).toEqual([[expect.stringContaining(paths[0] ?? "")]]);
});

test("a redirect into a loop is preserved, and ends at the page on the loop", async () => {
  const find = await makeTable("/z/ → /about/", "/about/ → /about/");
  expect([find("/z/"), find("/about/")]).toEqual(["/about/", undefined]);
});

test("a redirect in upper case also matches lower case, unless that path exists", async () => {
  const find = await makeTable("/Old-Page/ → /about/", "/About/ → /about/", "/X/ → /about/", "/x/ → /eth/");
  expect(["/Old-Page/", "/old-page/", "/About/", "/about/", "/X/", "/x/"].map(find)).toEqual([
    "/about/",
    "/about/",
    "/about/",
    undefined,
    "/about/",
    "/eth/",
  ]);
});
