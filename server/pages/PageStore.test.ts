/** @jest-environment node */
import { setImmediate as turn } from "node:timers/promises";

import { prepare } from "../http/representation.ts";
import { PageStore } from "./PageStore.ts";
import type { Rendered } from "./PageStore.ts";

const words = Array.from({ length: 4_000 }, (_, index) => `word-${(index * 7_919) % 1_013}`).join(" ");
let time = 0;
beforeEach(() => (time = 0));
afterEach(() => (globalThis.halyardContent = undefined));

const makePage = async (text: string, tags: string[] | undefined = ["a"]): Promise<Rendered> => {
  const representation = await prepare({ type: "text/html", headers: [], body: Buffer.from(text) });
  return { representation, source: text, freshUntil: time + 10, staleUntil: time + 20, tags };
};
const read = (page: Rendered["representation"] | undefined) => page?.variants.identity.body.toString();
const makeStore = (limit = 10_000_000) => new PageStore({ limit, now: () => time });

/** A page whose renders the test finishes one by one. */
function makeSlowPage(tags?: string[]) {
  const renders: PromiseWithResolvers<string>[] = [];
  const render = async () => {
    const one = Promise.withResolvers<string>();
    renders.push(one);
    return makePage(await one.promise, tags);
  };
  const finish = async (text: string) => {
    while (renders.length === 0) await turn();
    renders.shift()?.resolve(text);
  };
  return { render, finish, count: () => renders.length };
}

test("a popular page is recompressed again when it changes", async () => {
  const store = makeStore();
  const render = () => makePage(`${time} ${words}`);
  const smallest = async () => {
    const page = await store.load("/about/", render);
    if (!page) throw new Error("There is no page.");
    const before = page.variants.br.body.length;
    const isSmaller = () => page.variants.br.body.length < before;
    const shrinks = async () => {
      const end = Date.now() + 4_000;
      while (!isSmaller() && Date.now() < end) await turn();
      return isSmaller();
    };
    return { page, shrinks };
  };
  const first = await smallest();
  for (let hit = 0; hit < 10; hit += 1) store.find("/about/", render);
  expect(await first.shrinks()).toBe(true);
  time = 50;
  const second = await smallest();
  expect(second.page).not.toBe(first.page);
  expect(await second.shrinks()).toBe(true);
});

test("a page is rendered again once something that it read of the site's index is another, and compared once a version", async () => {
  let version = 1;
  const areReadsCurrent = jest.fn((tags: readonly string[]) => version === 1 || !tags.includes("read:menu"));
  globalThis.halyardContent = { getVersion: () => version, areReadsCurrent };
  const store = makeStore();
  const render = (name: string, tag: string) => () => makePage(`${name} ${version}`, [tag]);
  await store.load("/a/", render("a", "read:menu"));
  await store.load("/b/", render("b", "read:list"));
  const find = (name: string, tag: string) => read(store.find(`/${name}/`, render(name, tag)));
  expect([find("a", "read:menu"), find("b", "read:list")]).toEqual(["a 1", "b 1"]);
  version = 2;
  areReadsCurrent.mockClear();
  expect([find("a", "read:menu"), find("b", "read:list"), find("b", "read:list")]).toEqual([undefined, "b 1", "b 1"]);
  expect(areReadsCurrent).toHaveBeenCalledTimes(2);
  areReadsCurrent.mockReturnValue(true);
  expect(read(await store.load("/a/", render("a", "read:menu")))).toBe("a 2");
  expect(find("a", "read:menu")).toBe("a 2");
});

test("a publication makes the pages with its tags stale, and no others", async () => {
  const store = makeStore();
  const render = (name: string, tags?: string[]) => () => makePage(name, tags);
  await store.load("/a/", render("a", ["a", "all"]));
  await store.load("/b/", render("b", ["b", "all"]));
  await store.load("/c/", async () => ({ ...(await makePage("c")), tags: undefined }));
  const shown = () => ["/a/", "/b/", "/c/"].map((key) => read(store.find(key, render("new"))));
  store.expire(["b"]);
  expect(shown()).toEqual(["a", undefined, undefined]);
  store.expire(["all"]);
  expect(shown()).toEqual([undefined, undefined, undefined]);
});

test("a page that was being rendered during a publication is rendered again after that render", async () => {
  const store = makeStore();
  const page = makeSlowPage();
  const before = store.load("/a/", page.render);
  store.expire(["a"]);
  const after = store.load("/a/", page.render);
  expect(page.count()).toBe(1);
  await page.finish("old");
  expect(read(await before)).toBe("old");
  await page.finish("new");
  expect(read(await after)).toBe("new");
  expect(read(store.find("/a/", page.render))).toBe("new");
});

test("a page that the publication during its render does not concern is not rendered again", async () => {
  const store = makeStore();
  const page = makeSlowPage();
  const [before, after] = [store.load("/a/", page.render), (store.expire(["b"]), store.load("/a/", page.render))];
  await page.finish("one");
  expect([read(await before), read(await after)]).toEqual(["one", "one"]);
  expect(page.count()).toBe(0);
});

test("in a thousand publications raced against renders, nobody gets an older page after a newer one", async () => {
  const store = makeStore();
  let version = 0;
  let [latest, older, expected] = [0, 0, 0];
  const render = async () => {
    const content = version;
    for (let step = 0; step < content % 4; step += 1) await turn();
    return makePage(String(content));
  };
  const visit = async () => {
    const shown = Number(read(store.find("/a/", render) ?? (await store.load("/a/", render))));
    if (shown < latest) older += 1;
    latest = Math.max(latest, shown);
  };
  for (let round = 1; round <= 1_000; round += 1) {
    const visits = [visit(), visit()];
    if (round % 2) await turn();
    version = round;
    store.expire(["a"]);
    visits.push(visit());
    if (round % 3) await turn();
    await Promise.all(visits);
    if (latest === version) expected += 1;
  }
  expect([older, expected]).toEqual([0, 1_000]);
});

test("an expired copy from the disk is sent while the page cannot be rendered, and replaced once it can", async () => {
  const warned = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const store = makeStore();
  let isDown = true;
  const render = async (held: Rendered | undefined) => {
    if (!held) return { ...(await makePage("copy")), isExpired: true };
    if (isDown) throw new Error("The framework answered 500");
    return makePage("new");
  };
  expect(read(await store.load("/a/", render))).toBe("copy");
  expect(read(store.find("/a/", render))).toBe("copy");
  isDown = false;
  time = 5_000;
  expect(store.find("/a/", render)).toBeUndefined();
  expect(read(await store.load("/a/", render))).toBe("new");
  expect(read(await store.load("/b/", render))).toBe("new");
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test("the store keeps the pages used last within its limit of bytes", async () => {
  const store = makeStore(100_000);
  for (let index = 0; index < 20; index += 1) {
    await store.load(`/${index}/`, () => makePage(`${index} ${words}`));
    store.find("/0/", () => makePage("again"));
  }
  expect(store.size).toBeLessThanOrEqual(100_000);
  expect(store.size).toBeGreaterThan(40_000);
  expect(read(store.find("/0/", () => makePage("again")))).toMatch(/^0 word/);
  expect(store.find("/5/", () => makePage("again"))).toBeUndefined();
});

test("a visitor waits longer where the stored page is of an earlier day than where a publication concerns it", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance", "Date"] });
  const store = makeStore();
  const page = makeSlowPage();
  const first = store.load("/a/", page.render);
  await page.finish("one");
  await first;
  store.expire(["a"]);
  const expired = store.load("/a/", page.render);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(read(await expired)).toBe("one");
  await page.finish("two");
  while (read(store.find("/a/", page.render)) !== "two") await turn();
  time = 20;
  const outdated = store.load("/a/", page.render);
  await jest.advanceTimersByTimeAsync(4_000);
  await page.finish("three");
  expect(read(await outdated)).toBe("three");
  jest.useRealTimers();
});
