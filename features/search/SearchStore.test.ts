import type { Hit } from "./entry";
import { listStarts } from "./listStarts";
import { SearchStore } from "./SearchStore";

const hit = (kind: Hit["kind"], title: string): Hit => ({
  kind,
  title,
  path: `/${title}/`,
  detail: "",
  within: "",
  chain: "",
  terms: [],
  isExact: false,
});
const hits = [hit("chain", "a"), hit("page", "b"), hit("chain", "c")];
const finder = { find: (search: string) => (search === "nothing" ? [] : hits) };

const opened = async (locale: "en" | "cn" = "en") => {
  const store = new SearchStore(locale, async () => finder);
  await store.open();
  return store;
};

beforeEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test("results are grouped by kind, and the search page is last", async () => {
  const store = await opened("cn");
  store.type("eth & co");
  expect(store.choices).toEqual(["/a/", "/c/", "/b/", "/cn/search/?q=eth%20%26%20co"]);
  expect(store.activeChoice).toBe("/a/");
});

test("the arrow keys wrap around, and typing resets the selection", async () => {
  const store = await opened();
  store.type("e");
  store.move(-1);
  expect(store.activeChoice).toBe("/search/?q=e");
  store.move(1);
  store.move(1);
  expect(store.activeChoice).toBe("/c/");
  store.type("et");
  expect(store.activeChoice).toBe("/a/");
});

test("after a miss the options are pages to begin with, the first of them active", async () => {
  const store = await opened();
  store.type("nothing");
  expect(store.activeChoice).toBe("/nodes/");
  expect(store.choices).toEqual(listStarts("en").map(({ path }) => path));
  store.move(-1);
  expect(store.activeChoice).toBe("/tracker/");
  store.move(1);
  expect(store.activeChoice).toBe("/nodes/");
});

test("a search without a result is reported once, when nothing more is typed", async () => {
  jest.useFakeTimers();
  const report = jest.fn();
  const store = new SearchStore("cn", async () => finder, report);
  await store.open();
  store.type("nothing");
  await jest.advanceTimersByTimeAsync(1_000);
  store.type("e");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(report).not.toHaveBeenCalled();
  for (const words of ["nothing", "", "nothing"]) {
    store.type(words);
    await jest.advanceTimersByTimeAsync(5_000);
  }
  expect(report.mock.calls).toEqual([["nothing", "cn"]]);
  jest.useRealTimers();
});

test("recently opened results are listed before typing, latest first, each once, then pages to begin with", async () => {
  const starts = listStarts("en").map(({ path }) => path);
  const store = await opened();
  expect(store.choices).toEqual(starts);
  for (const one of [...hits, hit("chain", "a")]) store.pick(one);
  expect(store.choices).toEqual(["/a/", "/c/", "/b/", ...starts]);
  expect((await opened()).choices).toEqual(["/a/", "/c/", "/b/", ...starts]);
  expect((await opened("cn")).choices).toEqual(starts.map((path) => `/cn${path}`));
  store.pick(hit("page", "pricing"));
  expect(store.choices.filter((path) => path === "/pricing/")).toHaveLength(1);
  store.forget();
  expect((await opened()).choices).toEqual(starts);
});

test("of a search on the server the results of the last query are shown, and none are missing meanwhile", async () => {
  const pending = new Map<string, (hits: Hit[]) => void>();
  const find = (search: string) => new Promise<Hit[]>((resolve) => pending.set(search, resolve));
  const store = new SearchStore("en", async () => ({ find }));
  await store.open();
  store.type("et");
  store.type("eth");
  expect(store.isSearched).toBe(false);
  pending.get("eth")?.([hit("page", "eth")]);
  pending.get("et")?.([hit("page", "et")]);
  await Promise.resolve();
  await Promise.resolve();
  expect([store.isSearched, store.hits.map(({ title }) => title)]).toEqual([true, ["eth"]]);
  store.type("");
  expect(store.hits).toEqual([]);
});

test("invalid entries of stored results are left out", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("recent-finds-en", JSON.stringify([{ kind: "page", path: "//evil.example/" }, 1]));
  expect((await opened()).recent).toEqual([]);
  localStorage.setItem("recent-finds-en", "{");
  expect((await opened()).recent).toEqual([]);
});

test("an unavailable index is reported and requested again", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  let isDown = true;
  const store = new SearchStore("en", async () => {
    if (isDown) throw new Error("down");
    return finder;
  });
  await store.open();
  expect(store.state.kind).toBe("failed");
  expect(warn).toHaveBeenCalledTimes(1);
  isDown = false;
  store.type("e");
  await store.read();
  expect(store.state.kind).toBe("ready");
  expect(store.hits).toHaveLength(3);
});

test("controls of the header are actions: all before typing, then those that the words mean", async () => {
  document.body.innerHTML = `<header><a href="/key/" data-opens></a><button data-choose-mode="dark"></button>
    <a href="/cn/" data-locale="cn"></a></header>`;
  const store = await opened();
  const list = () => store.commands.map(({ label }) => label);
  expect(list()).toEqual(["Get a key", "Read in 中文", "Dark mode"]);
  for (const [search, label] of [
    ["how to get an api key", "Get a key"],
    ["dark", "Dark mode"],
    ["chinese", "Read in 中文"],
  ] as const) {
    store.type(search);
    expect(list()).toEqual([label]);
    expect(store.activeChoice).toMatch(/^command:/);
  }
  for (const search of ["e", "api", "eth_getLogs"]) {
    store.type(search);
    expect(list()).toEqual([]);
  }
  document.body.innerHTML = "";
});
