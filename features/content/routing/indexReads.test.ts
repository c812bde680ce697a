/** @jest-environment node */
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

import { listed, linkTo } from "@/features/content/testing/listed";
import type { Listed } from "@/features/content/testing/listed";

import type * as Reads from "@/features/content/pages/pageReads";
import { buildSiteIndex } from "./SiteIndex";
import { toRecords } from "./toRecords";

type Work = Parameters<typeof workUnitAsyncStorage.run>[0];
const unread = async (): Promise<never> => Promise.reject(new Error("The index is set by the test."));
jest.mock("./siteIndexStore", () => ({
  getSiteIndex: async () => globalThis.halyardSiteIndex?.index ?? unread(),
}));

let reads: typeof Reads;
beforeAll(async () => {
  reads = await import("@/features/content/pages/pageReads");
});

function publish(...documents: Listed[]): void {
  const index = buildSiteIndex(toRecords("r", listed(...documents)));
  const store: typeof globalThis.halyardSiteIndex = JSON.parse("{}");
  globalThis.halyardSiteIndex = store && Object.assign(store, { index });
}

/** The cache tags of a page that reads something while it is rendered. */
async function render(...work: (() => Promise<unknown>)[]): Promise<string[]> {
  const unit: Work & { tags: string[] } = JSON.parse('{"type":"prerender-legacy","tags":null}');
  await workUnitAsyncStorage.run(unit, () => Promise.all(work.map((one) => one())));
  return unit.tags;
}

const isCurrent = (tags: string[]) => globalThis.halyardContent?.areReadsCurrent(tags);
const getVersion = () => globalThis.halyardContent?.getVersion();

const post = (id: string, data: object = {}): Listed => ({ id, type: "blog_post", data: { title: id, ...data } });
const page = (id: string, data: object = {}): Listed => ({ id, data: { title: id, ...data } });

test("a link to a document is read again when the document gets, changes or loses its path, and not for its title", async () => {
  publish(page("a"));
  const broken = await render(() => reads.readPaths("b"));
  publish(page("a"), page("b"));
  expect(isCurrent(broken)).toBe(false);
  const working = await render(() => reads.readPaths("b"));
  publish(page("a"), page("b", { title: "Other" }));
  expect(isCurrent(working)).toBe(true);
  publish(page("a"), page("b", { parent: linkTo("a") }));
  expect(isCurrent(working)).toBe(false);
  publish(page("a"));
  expect([isCurrent(working), isCurrent(broken)]).toEqual([false, true]);
});

test("lists, neighbours and breadcrumbs are read again only when what they show is another", async () => {
  const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"];
  const [first = post("x"), second = post("x"), third = post("x"), fourth = post("x")] = days.map((published, index) =>
    post(`p${index}`, { published }),
  );
  publish(first, second, third, page("a"), page("b", { parent: linkTo("a") }));
  const list = await render(() => reads.readFirst("blog_post", "en", 2));
  const neighbours = await render(() => reads.readAdjacentPages(readEntry("p0")));
  const breadcrumbs = await render(() => reads.readAncestors("/a/b/", "en"));
  publish(first, second, third, fourth, page("a"), page("b", { parent: linkTo("a") }), page("c"));
  expect([list, neighbours, breadcrumbs].map(isCurrent)).toEqual([false, true, true]);
  publish(
    first,
    { ...second, data: { title: "New", published: days[1] } },
    third,
    page("a"),
    page("b", { parent: linkTo("a") }),
  );
  expect([list, neighbours, breadcrumbs].map(isCurrent)).toEqual([false, false, true]);
  publish(first, second, third, page("a", { title: "New" }), page("b", { parent: linkTo("a") }));
  expect([list, neighbours, breadcrumbs].map(isCurrent)).toEqual([true, true, false]);
});

function readEntry(id: string) {
  const entry = globalThis.halyardSiteIndex?.index?.entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no page ${id}.`);
  return entry;
}

test("a page that another language gets is read again by its language switch and by nobody else", async () => {
  publish(page("a"), page("b"));
  const own = await render(
    () => reads.readTranslation("/a/", "cn"),
    () => reads.readPageAt("/a/"),
  );
  const other = await render(
    () => reads.readTranslation("/b/", "cn"),
    () => reads.readByType("page", "en"),
  );
  publish(page("a"), page("b"), { ...page("a-cn"), lang: "zh-cn", uid: "a" });
  expect([isCurrent(own), isCurrent(other)]).toEqual([false, true]);
});

test("a read that this version of the site does not have counts as changed, other tags do not count", () => {
  publish(page("a"));
  const unknown = `read:xyz:${encodeURIComponent(JSON.stringify(["gone"]))}`;
  expect([isCurrent([unknown]), isCurrent(["prismic", "document:a"])]).toEqual([false, true]);
});

test("a publication of a body alone is no new version, that of a path, a title or a redirect is", () => {
  publish(page("a"));
  const version = getVersion();
  publish(page("a"));
  expect(getVersion()).toBe(version);
  publish(page("a", { title: "New" }));
  const titled = getVersion();
  publish(page("a", { title: "New" }), page("b"));
  expect(new Set([version, titled, getVersion()]).size).toBe(3);
});

test("every read has the same result when it is read again, by its tag alone", async () => {
  const facts = { category: "wallet", chains: "eth" };
  publish(page("home"), page("a"), page("b", { parent: linkTo("a") }), post("p0"), post("p1", facts), {
    ...{ id: "i", type: "incident", data: { title: "Incident", started: "2026-01-01T00:00:00+0000" } },
  });
  const [first, below] = [readEntry("p0"), readEntry("b")];
  const list = { kind: "blog_post", locale: "en" as const, id: undefined, section: null, limit: null };
  const tags = await render(
    () => reads.readPageAt("/a/"),
    () => reads.readTemplates("en"),
    () => reads.readPaths("a b gone"),
    () => reads.readTemplatePath("/nodes/eth/", "cn"),
    () => reads.readSections(),
    () => reads.readIsEmpty(),
    () => reads.readAncestors("/a/b/", "en"),
    () => reads.readByType("page", "en"),
    () => reads.readFirst("page", "en", 1),
    () => reads.readTree("page", "en"),
    () => reads.readOpenIncidents("en"),
    () => reads.readList({ ...list, without: [undefined, "p1"] }),
    () => reads.readTranslation("/a/b/", "cn"),
    () => reads.readAdjacentPages(first),
    () => reads.readRelated(first, 3, []),
    () => reads.readNearPages(below, { lists: [["/a/", "/a/b/"]], linked: [] }, 3),
  );
  expect(tags).toHaveLength(16);
  expect(tags.filter((tag) => !isCurrent([tag]))).toEqual([]);
});
