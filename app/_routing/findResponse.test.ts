/** @jest-environment node */
import { buildSiteIndex, findUnindexed, getSiteIndex } from "@/features/content/server";

import { findResponse } from "./findResponse";

jest.mock("@/features/content/server", () => ({
  ...jest.requireActual("@/features/content/routing/SiteIndex"),
  ...jest.requireActual("@/features/content/routing/templateValues"),
  ...jest.requireActual("@/features/content/fillDeep"),
  warnOnce: jest.fn(),
  getSiteIndex: jest.fn(),
  findUnindexed: jest.fn(),
}));

const page = (uid: string, locale: "en" | "cn") => ({
  id: `${locale} ${uid}`,
  uid,
  type: "page",
  locale,
  title: uid,
  summary: "",
  parent: undefined,
  alternates: [],
  hidden: false,
  changed: "",
  facts: {},
});

function makeIndex(isComplete = true) {
  const shape = { document: "1", locale: "en" as const, permanent: true, bothLanguages: false };
  const template = { id: "node", locale: "en" as const, pattern: "nodes/[node]", title: "", summary: "", changed: "" };
  return buildSiteIndex({
    ref: "r",
    dates: new Map<string, string>(),
    total: 0,
    isComplete,
    templates: [template],
    pages: [page("about", "en"), page("about", "cn"), page("pricing", "en")],
    sections: [],
    redirectRecords: [{ ...shape, from: "/old/", to: { url: "/about/#team" } }],
  });
}

const respond = (path: string, search = "", isDraft = false) => findResponse({ path, search, cookie: null, isDraft });

beforeEach(() => jest.mocked(getSiteIndex).mockResolvedValue(makeIndex()));

test.each([
  ["/about/", "?a=1", { kind: "page", to: "/en/about/", status: 200 }],
  ["/cn/about/", "", { kind: "page", to: "/cn/about/", status: 200 }],
  ["/nodes/eth/", "", { kind: "page", to: "/en/nodes/eth/", status: 200 }],
  ["/pricing/", "?chain=a%26b&utm=1", { kind: "page", to: "/en/query/chain%3Da%2526b/pricing/", status: 200 }],
  ["/nowhere/", "", { kind: "page", to: "/en/404/", status: 404 }],
  ["/old/", "?a=1", { kind: "redirect", to: "/about/?a=1#team", status: 308 }],
  ["/about", "?a=1", { kind: "redirect", to: "/about/?a=1", status: 308 }],
  ["/en/about/", "", { kind: "redirect", to: "/about/", status: 308 }],
])("without a server process the path %s%s is resolved by the route table", async (path, search, expected) => {
  expect(await respond(path, search)).toEqual(expected);
});

test("an editor's path leads to the draft, also of a page that was never published", async () => {
  expect(await respond("/about/", "", true)).toMatchObject({ to: "/en/draft/about/", status: 200 });
  expect(await respond("/cn/new/", "", true)).toMatchObject({ to: "/cn/draft/new/", status: 200 });
});

test("a path missing in an incomplete route table is looked up in the repository", async () => {
  jest.mocked(getSiteIndex).mockResolvedValue(makeIndex(false));
  jest.mocked(findUnindexed).mockResolvedValue(undefined);
  expect(await respond("/new/")).toMatchObject({ to: "/en/404/", status: 404 });
  const logged = jest.spyOn(console, "error").mockReturnValue();
  jest.mocked(findUnindexed).mockRejectedValue(new Error("down"));
  expect(await respond("/new/")).toMatchObject({ to: "/en/error/503/", status: 503 });
  expect(logged).toHaveBeenCalled();
});

test("every path is unavailable until the repository was read once", async () => {
  const logged = jest.spyOn(console, "error").mockReturnValue();
  jest.mocked(getSiteIndex).mockRejectedValue(new Error("down"));
  expect(await respond("/cn/about/")).toEqual({ kind: "page", to: "/cn/error/503/", status: 503 });
  expect(logged).toHaveBeenCalled();
});
