/** @jest-environment node */
import type { NotFoundCount } from "#contracts/notFound.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

import type { NotFound } from "./contract.ts";

let site: Awaited<ReturnType<typeof startPublishing>>;

beforeAll(async () => {
  site = await startPublishing();
});
beforeEach(() => site.content.database.db.deleteFrom("cms_not_found").execute());
afterAll(() => site.content.close());

const path = (text: string, count = 1, from: Record<string, number> = {}): NotFoundCount => ({
  ...{ kind: "path", locale: "en", text, count },
  referrers: Object.entries(from).map(([name, times]) => ({ from: name, count: times })),
});
const search = (text: string, locale: "en" | "cn" = "en"): NotFoundCount => ({
  ...{ kind: "search", locale, text, count: 1 },
  referrers: [],
});

const report = async (body: object, token = "reader") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const url = `${site.content.origin}/content/not-found`;
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
};
const add = async (...counts: NotFoundCount[]) => expect(await report({ counts })).toBe(204);
const list = async (): Promise<NotFound> => {
  const headers = { authorization: `Bearer ${site.people.ada.token}` };
  return (await fetch(`${site.content.origin}/content/core/not-found`, { headers })).json();
};
const listTexts = async () => {
  const { searches, paths } = await list();
  return [...searches, ...paths].map(({ text }) => text);
};

const listMany = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => path(`/made-up-${start + index}/`));

test("reports add up, the most frequent first, with the pages that led there most", async () => {
  const from = { "/a/": 1, "/b/": 2, "/c/": 3, "/d/": 4, "/e/": 5 };
  await add(path("/rare/"), path("/often/", 15, from), search("price feed"), search("price feed", "cn"));
  await add(path("/often/", 5, { "search.example": 2, "/a/": 3 }));
  const { searches, paths } = await list();
  const day = new Date().toISOString().slice(0, 10);
  expect(paths).toMatchObject([
    { text: "/often/", locale: "en", count: 20, last_day: day },
    { text: "/rare/", count: 1, referrers: [] },
  ]);
  const [first] = paths;
  expect(first?.referrers.map(({ from: name, count }) => `${name} ${count}`).sort()).toEqual(
    expect.arrayContaining(["/a/ 4", "/c/ 3", "/d/ 4", "/e/ 5"]),
  );
  expect(first?.referrers).toHaveLength(5);
  expect(searches.map(({ text, locale }) => `${text} ${locale}`).sort()).toEqual(["price feed cn", "price feed en"]);
});

test("a row goes when a page or a redirect answers, and comes back when it is gone", async () => {
  await add(
    path("/archive-price/"),
    path("/moved-away/"),
    path("/nowhere/"),
    path("/robots.txt/"),
    search("archive price"),
  );
  await site.create("archive-price");
  expect(await listTexts()).toEqual(["archive price", "/archive-price/", "/moved-away/", "/nowhere/"]);
  const id = await site.publishNew("archive-price-too");
  const redirect = { type: "redirect", lang: "en-us", title: "/moved-away/", uid: "moved-away", tags: [] };
  const data = { from: "/moved-away/", to: { link_type: "Document", id }, permanent: true, both_languages: false };
  const { body } = await site.people.editor("POST", "documents", { ...redirect, data });
  expect((await site.publish(String(body.id))).status).toBe(204);
  // The words of the search are in the new page's name.
  expect(await listTexts()).toEqual(["/archive-price/", "/nowhere/"]);
  expect((await site.people.publisher("DELETE", `documents/${String(body.id)}/publication`)).status).toBe(204);
  expect(await listTexts()).toEqual(["/archive-price/", "/moved-away/", "/nowhere/"]);
});

test("an editor dismisses a row, which stays away when it is counted again, and takes that back", async () => {
  await add(path("/unwanted/"));
  const [row] = (await list()).paths;
  const change = (id: unknown, body: object) => site.people.editor("PATCH", `not-found/${String(id)}`, body);
  expect((await change(row?.id, { is_dismissed: true })).status).toBe(204);
  await add(path("/unwanted/"));
  expect(await listTexts()).toEqual([]);
  expect((await change(row?.id, { is_dismissed: false })).status).toBe(204);
  expect((await list()).paths).toMatchObject([{ text: "/unwanted/", count: 2 }]);
  for (const id of [row && row.id + 1, "x", "1e3", "9".repeat(40)])
    expect((await change(id, { is_dismissed: true })).status).toBe(404);
  expect((await change(row?.id, {})).status).toBe(400);
  const { body } = await site.people.owner("GET", "events");
  const events = Array.isArray(body.results) ? body.results : [];
  expect(events.filter(({ kind }) => kind === "not-found-changed")).toMatchObject([{ detail: null }, { title: null }]);
});

test("rows are bounded in number and age: the rare and the old ones go", async () => {
  await add(path("/frequent/", 2), path("/old/", 9));
  const { db } = site.content.database;
  await db.updateTable("cms_not_found").set({ last_day: "2020-01-01" }).where("text", "=", "/old/").execute();
  for (const start of [0, 500, 1_000]) await add(...listMany(500, start));
  const texts = (await db.selectFrom("cms_not_found").select("text").execute()).map(({ text }) => text);
  expect([texts.length, texts.includes("/frequent/"), texts.includes("/old/")]).toEqual([1_000, true, false]);
  expect((await list()).paths).toHaveLength(200);
});

test("only the site reports, and nothing in another form than it is counted in is kept", async () => {
  expect(await report({ counts: [path("/a-page/")] }, "wrong")).toBe(401);
  for (const wrong of [{}, { counts: [{}] }, { counts: [path("/x/", 0)] }, { counts: listMany(501) }])
    expect(await report(wrong)).toBe(400);
  await add(path("/no-slash"), path("/.env/"), search("ann@example.com"), search("Not Folded"), path("/kept/"));
  expect(await listTexts()).toEqual(["/kept/"]);
});
