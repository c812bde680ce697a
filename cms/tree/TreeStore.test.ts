/** @jest-environment node */
import { TreeStore } from "./TreeStore.ts";
import type { TreeNode } from "./TreeStore.ts";

const node = (path: string, parent: string | null, hasChildren = false): TreeNode => ({
  id: path,
  title: path,
  type: "page",
  lang: "en-us",
  uid: path,
  group: path,
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published",
  places: [],
  published: 1,
  path,
  parent,
  has_children: hasChildren,
  below: Number(hasChildren),
});

const levels: Record<string, TreeNode[]> = {
  top: [node("/", null, true)],
  "/": [node("/docs/", "/", true), node("/pricing/", "/"), node("/terms/", "/")],
  "/docs/": [node("/docs/guides/", "/docs/", true)],
  "/docs/guides/": [node("/docs/guides/first/", "/docs/guides/")],
};
const pageSize = 2;

async function startStore() {
  const requests: string[] = [];
  const store = new TreeStore(async ({ parent = "top", after }) => {
    requests.push(parent);
    if (parent === "/docs/guides/" && requests.filter((one) => one === parent).length === 1) throw new Error("busy");
    const all = levels[parent] ?? [];
    const rest = all.slice(after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1);
    const results = rest.slice(0, pageSize);
    return { results, next: rest.length > pageSize ? (results.at(-1)?.id ?? null) : null };
  });
  await store.start();
  return { store, requests };
}

const listIds = (store: TreeStore) => store.rows.map(({ id }) => id);

test("the pages below home are visible at first, and others when the page above is expanded", async () => {
  const { store, requests } = await startStore();
  expect(listIds(store)).toEqual(["/", "/docs/", "/pricing/", "more /"]);
  await store.toggle("/docs/", true);
  expect(listIds(store)).toEqual(["/", "/docs/", "/docs/guides/", "/pricing/", "more /"]);
  await store.toggle("/docs/", false);
  await store.toggle("/docs/", true);
  expect(requests).toEqual(["top", "/", "/docs/"]);
  store.closeAll();
  expect(listIds(store)).toEqual(["/", "/docs/", "/pricing/", "more /"]);
});

test("all pages are expanded, up to one that could not be loaded", async () => {
  const { store } = await startStore();
  await store.openAll();
  expect(listIds(store)).toEqual(["/", "/docs/", "/docs/guides/", "/pricing/", "more /"]);
  await store.openAll();
  expect(listIds(store)).toEqual(["/", "/docs/", "/docs/guides/", "/docs/guides/first/", "/pricing/", "more /"]);
});

test("the rest of a large level is loaded on request, and its first page is next in the tab order", async () => {
  const { store } = await startStore();
  const more = store.rows.at(-1);
  store.select("more /");
  if (more?.kind === "more") await store.loadMore(more);
  expect(listIds(store)).toEqual(["/", "/docs/", "/pricing/", "/terms/"]);
  expect(store.current).toBe("/terms/");
});

test("a page whose level cannot be loaded stays collapsed, and can be expanded again", async () => {
  const { store } = await startStore();
  await store.toggle("/docs/", true);
  await store.toggle("/docs/guides/", true);
  expect([store.failure, listIds(store).includes("/docs/guides/first/")]).toEqual([new Error("busy"), false]);
  await store.toggle("/docs/guides/", true);
  expect([store.failure, listIds(store).includes("/docs/guides/first/")]).toEqual([undefined, true]);
});

test("arrow keys move between visible rows, collapse pages, and move to the parent", async () => {
  const { store } = await startStore();
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => store.press(key))).toEqual([
    "/",
    "/docs/",
    "/",
    "/docs/",
  ]);
  expect([store.press("End"), store.press("ArrowDown"), store.press("Home"), store.press("x")]).toEqual([
    "more /",
    "more /",
    "/",
    undefined,
  ]);
});

test("what a filter finds replaces the tree until the filter is empty", async () => {
  const { store } = await startStore();
  store.showFound([node("/docs/guides/first/", null)]);
  expect([listIds(store), store.current, store.press("ArrowDown")]).toEqual([
    ["/docs/guides/first/"],
    "/docs/guides/first/",
    "/docs/guides/first/",
  ]);
  store.showFound(undefined);
  expect([listIds(store).length, store.current]).toEqual([4, "/"]);
});
