import { TreeStore } from "./TreeStore.ts";
import type { TreeNode } from "./TreeStore.ts";

const node = (path: string, parent: string | null, more: Partial<TreeNode> = {}): TreeNode => ({
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
  has_children: false,
  depth: path === "/" ? 0 : path.split("/").length - 2,
  ...more,
});

const makeStore = () =>
  new TreeStore([
    node("/", null, { has_children: true }),
    node("/docs/", "/", { has_children: true }),
    node("/docs/guides/", "/docs/", { has_children: true }),
    node("/docs/guides/first/", "/docs/guides/"),
    node("/pricing/", "/"),
  ]);

const listPaths = (store: TreeStore) => store.rows.map(({ path }) => path);

test("the first level is visible, and the children of an expanded page follow it", () => {
  const store = makeStore();
  expect(listPaths(store)).toEqual(["/", "/docs/", "/pricing/"]);
  store.toggle("/docs/", true);
  expect(listPaths(store)).toEqual(["/", "/docs/", "/docs/guides/", "/pricing/"]);
  store.openAll();
  expect(listPaths(store)).toHaveLength(5);
  store.closeAll();
  expect(listPaths(store)).toEqual(["/", "/docs/", "/pricing/"]);
});

test("a page below a collapsed ancestor is hidden even if its own parent is expanded", () => {
  const store = makeStore();
  store.toggle("/docs/guides/", true);
  expect(listPaths(store)).toEqual(["/", "/docs/", "/pricing/"]);
});

test("arrow keys move between visible rows, expand and collapse pages, and move to the parent", () => {
  const store = makeStore();
  expect(
    ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"].map((key) => store.press(key)),
  ).toEqual(["/", "/docs/", "/docs/", "/docs/guides/", "/docs/", "/docs/"]);
  expect(listPaths(store)).toEqual(["/", "/docs/", "/pricing/"]);
  expect([store.press("End"), store.press("ArrowDown"), store.press("Home"), store.press("x")]).toEqual([
    "/pricing/",
    "/pricing/",
    "/",
    undefined,
  ]);
});
