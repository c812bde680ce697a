/** @jest-environment node */
import { findHits } from "./findHits";
import { getSearchIndex } from "./getSearchIndex";
import type { IndexContent } from "./getSearchIndex";
import type { SearchablePage } from "./pageSources";
import { isPayload } from "./packIndex";
import { SearchIndex } from "./SearchIndex";

jest.mock("@/features/shared/platform/server", () => ({ loadMethodChecks: async () => ({ value: undefined }) }));

const page = (title: string, over: Partial<SearchablePage> = {}): SearchablePage => ({
  path: `/${title}/`,
  title,
  summary: "",
  words: "",
  text: "",
  sections: [],
  questions: [],
  families: [],
  ...over,
});

const from = (listPages: IndexContent["listPages"]) => ({ listPages, loadHost: async () => "site.test" });

beforeEach(() => globalThis.halyardSearch?.clear());

test("pages, their sections, their questions, chains, methods and faucets are found", async () => {
  const section = { anchor: "rate-limits", title: "Rate limits", text: "Sixty a second." };
  const question = { anchor: "why", title: "Why pennants?", text: "They are read from afar." };
  const pages = [
    page("Limits", { sections: [section], questions: [question] }),
    page("Reference", { families: ["evm"] }),
    page("faucet"),
  ];
  const { index } = await getSearchIndex(
    "en",
    "one",
    from(async () => pages),
  );
  expect(index.find("sixty")[0]).toMatchObject({ path: "/Limits/", kind: "page" });
  expect(index.find("rate limits").slice(0, 2)).toMatchObject([
    { path: "/Limits/", kind: "page" },
    { path: "/Limits/#rate-limits", within: "Limits", kind: "page" },
  ]);
  expect(index.find("why pennants")[0]).toMatchObject({ path: "/Limits/#why", kind: "question" });
  expect(index.find("0x89")[0]).toMatchObject({ path: "/nodes/pol/", kind: "chain" });
  expect(index.find("eth_getLogs")[0]).toMatchObject({ path: "/docs/methods-evm/eth_getLogs/", kind: "method" });
  expect(index.find("getTokenOwnersByDelegate")[0]?.path).toBe("/pricing/compute-units/?q=getTokenOwnersByDelegate");
  expect(index.find("amoy faucet")[0]).toMatchObject({ path: "/faucet/matic-amoy/" });
});

test("a method's line says what it does, in the words that it is found by", async () => {
  const content = { ...from(async () => []), searchPages: async () => [], hasManyPages: async () => false };
  const [hit] = (await findHits("查询余额", "cn", "one", content)) ?? [];
  expect(hit).toMatchObject({ title: "eth_getBalance", terms: ["余额"], passage: expect.stringContaining("余额") });
});

test.each([
  ["en", "archive", "archive"],
  ["en", "archive node", "archive"],
  ["cn", "归档", "归档"],
  ["cn", "archive", "归档"],
] as const)("chains with archive data are found by it, and say so (%s, %s)", async (locale, search, shown) => {
  const { index } = await getSearchIndex(
    locale,
    "one",
    from(async () => [page("Archive data")]),
  );
  const found = index.find(search).filter(({ kind }) => kind === "chain");
  expect(found.map(({ chain }) => chain)).toEqual(expect.arrayContaining(["eth", "bsc"]));
  for (const { detail } of found) expect(detail.endsWith(` · ${shown}`)).toBe(true);
});

test("a chain's line names its networks in the language of the page", async () => {
  const { index } = await getSearchIndex(
    "cn",
    "one",
    from(async () => []),
  );
  expect(index.find("0x89")[0]?.detail).toContain("主网 137 (0x89)");
  expect(index.find("polygon mainnet")[0]?.chain).toBe("pol");
});

test("a site without the page of the faucets finds none", async () => {
  const pages = async () => [page("Limits")];
  const { index } = await getSearchIndex("en", "one", from(pages));
  expect(index.find("amoy faucet").filter(({ path }) => path.startsWith("/faucet/"))).toEqual([]);
});

test("a page is found by the English name in its URL, and a ubiquitous heading is no section", async () => {
  const traps = { anchor: "traps", title: "Traps", text: "" };
  const pages = ["a", "b", "c"].map((name) => page(name, { path: `/cn/docs/${name}-policy/`, sections: [traps] }));
  const { index } = await getSearchIndex(
    "cn",
    "one",
    from(async () => pages),
  );
  expect(index.find("a policy")[0]?.path).toBe("/cn/docs/a-policy/");
  expect(index.find("traps").map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
});

test("a heading that an earlier version of a text repeats is one find", async () => {
  const scope = { anchor: "scope", title: "Scope", text: "" };
  const { index } = await getSearchIndex(
    "en",
    "one",
    from(async () => [page("Terms", { sections: [scope, scope] })]),
  );
  expect(index.find("scope").map(({ path }) => path)).toEqual(["/Terms/#scope", "/Terms/"]);
});

test("the JSON for browsers contains the complete search index", async () => {
  const { json, index } = await getSearchIndex(
    "cn",
    "one",
    from(async () => [page("节点")]),
  );
  const payload: unknown = JSON.parse(json);
  if (!isPayload(payload)) throw new Error("the shape is not known again");
  expect(SearchIndex.read(payload).find("节点")).toEqual(index.find("节点"));
});

test("an index is built once per state of the content, and its version changes with it", async () => {
  const list = jest.fn(async () => [page("A")]);
  const [first, second] = await Promise.all([
    getSearchIndex("en", "one", from(list)),
    getSearchIndex("en", "one", from(list)),
  ]);
  expect(first).toBe(second);
  expect(list).toHaveBeenCalledTimes(1);
  expect((await getSearchIndex("en", "two", from(list))).version).toBe(first.version);
  expect(
    (
      await getSearchIndex(
        "en",
        "three",
        from(async () => [page("B")]),
      )
    ).version,
  ).not.toBe(first.version);
});

test("on a site of many pages no visitor waits for the index of the current content, only for the first one", async () => {
  const { promise, resolve } = Promise.withResolvers<SearchablePage[]>();
  const search = async (ref: string, listPages: IndexContent["listPages"], hasMany: boolean) =>
    (
      await findHits("zanzibar", "en", ref, {
        ...from(listPages),
        searchPages: async () => [],
        hasManyPages: async () => hasMany,
      })
    )?.map(({ path }) => path);
  expect(await search("one", async () => [page("Zanzibar")], true)).toEqual(["/Zanzibar/"]);
  expect(await search("two", () => promise, true)).toEqual(["/Zanzibar/"]);
  resolve([page("Zanzibar words")]);
  expect(await search("two", () => promise, false)).toEqual(["/Zanzibar words/"]);
  expect(await search("two", () => promise, true)).toEqual(["/Zanzibar words/"]);
});

test("while the repository is down the last good index is used, and the next visitor triggers another attempt", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const down = () => Promise.reject(new Error("down"));
  await expect(getSearchIndex("en", "one", from(down))).rejects.toThrow("down");
  const good = await getSearchIndex(
    "en",
    "one",
    from(async () => [page("A")]),
  );
  expect(await getSearchIndex("en", "two", from(down))).toBe(good);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(
    (
      await getSearchIndex(
        "en",
        "two",
        from(async () => [page("B")]),
      )
    ).version,
  ).not.toBe(good.version);
});
