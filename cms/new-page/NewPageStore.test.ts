/** @jest-environment node */
import type { Documents, DocumentSummary } from "#cms/list/contract.ts";
import type { TypeModel } from "#cms/models/typeModels.ts";

import { NewPageStore } from "./NewPageStore.ts";

const toType = (id: string): TypeModel => ({ id, label: id, repeatable: true, format: "page", json: {} });

const toSummary = (over: Partial<DocumentSummary>): DocumentSummary => ({
  id: "a",
  title: "A",
  type: "page",
  lang: "en-us",
  uid: "a",
  group: "a",
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published" as const,
  places: [],
  published: 1,
  path: "/a/",
  ...over,
});

const makeStore = (found: DocumentSummary[] = []) => {
  const createPage = jest.fn(() => Promise.resolve("new"));
  const searchDocuments = jest.fn((): Promise<Documents> =>
    Promise.resolve({ total: found.length, next: null, results: found }),
  );
  const requestUid = jest.fn((title: string) => Promise.resolve(title.toLowerCase().replaceAll(" ", "-")));
  const types = [toType("docs_page"), toType("page")];
  return { store: new NewPageStore(types, "en-us", { createPage, searchDocuments, requestUid }), createPage };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the UID follows the title until it is edited, and the path is made of parent and UID", async () => {
  const { store } = makeStore();
  expect(store.address).toBe("/…/");
  store.setTitle("Our Team");
  await jest.advanceTimersByTimeAsync(300);
  expect(store.address).toBe("/our-team/");
  store.setParent({ id: "about", title: "About", path: "/about/" });
  expect(store.address).toBe("/about/our-team/");
  store.setUid("People");
  store.setTitle("Our People");
  await jest.advanceTimersByTimeAsync(300);
  expect(store.address).toBe("/about/people/");
});

test("a page begins with what a visitor did not find: its path, or the words of a search", async () => {
  const parent = toSummary({ id: "about", path: "/cn/about/" });
  const { store } = makeStore([parent]);
  store.propose({ path: "/cn/about/Our-Team/" });
  await jest.advanceTimersByTimeAsync(300);
  expect([store.title, store.lang, store.parent, store.address]).toEqual([
    "Our Team",
    "zh-cn",
    parent,
    "/cn/about/our-team/",
  ]);
  const docs = makeStore([toSummary({ type: "docs_page", path: "/docs/first/" })]).store;
  docs.propose({ path: "/docs/websockets.html/" });
  await jest.advanceTimersByTimeAsync(300);
  expect([docs.type, docs.title, docs.address]).toEqual(["docs_page", "Websockets", "/docs/websockets.html/"]);
  const found = makeStore().store;
  found.propose({ title: "price feed", lang: "en-us" });
  await jest.advanceTimersByTimeAsync(300);
  expect([found.title, found.address]).toEqual(["Price feed", "/price-feed/"]);
});

test("a Chinese page's path starts with its language's prefix", () => {
  const { store } = makeStore();
  store.setLang("zh-cn");
  store.setUid("tuandui");
  expect(store.address).toBe("/cn/tuandui/");
});

test("a page of another type has the parent path of the type's other pages", async () => {
  const { store } = makeStore([toSummary({ type: "docs_page", path: "/docs/first/" })]);
  store.setType("docs_page");
  store.setUid("second");
  await jest.advanceTimersByTimeAsync(0);
  expect(store.address).toBe("/docs/second/");
  expect(store.canHaveParent).toBe(false);
});

test("missing values are reported one at a time, and no page is created", async () => {
  const { store, createPage } = makeStore();
  await store.create();
  expect(store.problem).toBe("title");
  store.setTitle("Team");
  store.setStart("copy");
  await store.create();
  expect(store.problem).toBe("base");
  store.setBase(toSummary({ id: "about" }));
  store.setUid("not an address");
  await store.create();
  expect(store.problem).toBe("uid");
  expect(createPage).not.toHaveBeenCalled();
});

test("a page that is created sooner than its UID was proposed waits for it", async () => {
  const { store, createPage } = makeStore();
  store.setTitle("Our Team");
  expect(await store.create()).toBe("new");
  expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ title: "Our Team", uid: "our-team" }));
});

test("a path that another document has is rejected before anything is created", async () => {
  const { store, createPage } = makeStore([toSummary({ uid: "team" })]);
  store.setTitle("Team");
  store.setUid("team");
  expect(await store.create()).toBeUndefined();
  expect([store.problem, store.isCreating]).toEqual(["taken", false]);
  expect(createPage).not.toHaveBeenCalled();
});

test("a page is created below its parent from the chosen source", async () => {
  const { store, createPage } = makeStore();
  store.setTitle(" Team ");
  store.setUid("team");
  store.setStart("template");
  store.setBase(toSummary({ id: "node", type: "page_template" }));
  store.setParent({ id: "about", title: "About", path: "/about/" });
  expect(await store.create()).toBe("new");
  expect(createPage).toHaveBeenCalledWith({
    title: "Team",
    type: "page",
    lang: "en-us",
    uid: "team",
    parent: "about",
    model: toType("page"),
    from: { kind: "template", id: "node" },
  });
});
