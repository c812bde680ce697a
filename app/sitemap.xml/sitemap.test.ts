/** @jest-environment node */
import { GET } from "./route";

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `page-${index}`,
    path: `/page-${index}/`,
    locale: "en",
    hidden: false,
    changed: `2026-11-${10 + (index % 10)}T08:00:00+0000`,
    translations: {},
  }));
let entries = list(3);

jest.mock("@/features/content/server", () => ({
  ...jest.requireActual<object>("@/features/content/routing/SiteIndex"),
  getSiteIndex: async () => ({ entries, templates: [] }),
}));
jest.mock("@/app/_routing/templateParameters", () => ({ templateParameters: async () => ({}) }));

const read = async (query = "") => {
  const response = await GET(new Request(`http://site/sitemap.xml${query}`));
  const text = await response.text();
  return { status: response.status, text, urls: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url) };
};

test("a small site has one file", async () => {
  entries = list(3);
  const { text, urls } = await read();
  expect(text).toContain("<urlset");
  expect(urls).toHaveLength(3);
  expect((await read("?file=1")).text).toBe(text);
});

test("a large site has an index of files, which have every page once", async () => {
  entries = list(25_000);
  const { text, urls } = await read();
  expect(text).toContain("<sitemapindex");
  expect(text).toContain("<lastmod>2026-11-19T08:00:00.000Z</lastmod>");
  const files = await Promise.all(urls.map((url = "") => read(new URL(url).search)));
  expect(Math.max(...files.map((file) => file.urls.length))).toBeLessThanOrEqual(10_000);
  expect(new Set(files.flatMap((file) => file.urls)).size).toBe(25_000);
  expect((await read("?file=99")).status).toBe(404);
  expect((await read("?file=x")).status).toBe(404);
});
