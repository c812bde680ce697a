/** @jest-environment node */
import { filter } from "@prismicio/client";
import type { PrismicDocument } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent, TestDocument } from "#cms/testing/startContent.ts";

const day = (number: number) => `2026-01-${String(number).padStart(2, "0")}`;
const many: TestDocument[] = Array.from({ length: 250 }, (_, index) => ({
  id: `item-${String(index).padStart(3, "0")}`,
  first: `${day((index % 28) + 1)}T00:00:00+0000`,
  last: "2026-02-01T00:00:00+0000",
  data: index % 5 === 0 ? {} : { size: (index * 7) % 100, day: day((index % 28) + 1), name: `n${index % 3}` },
}));

let content: TestContent;
beforeAll(async () => {
  content = await startContent(many);
});
afterAll(() => content.close());

const client = () => testClient(content.endpoint);
const sizes = (results: PrismicDocument[]) => results.map(({ data }) => data.size);

test("documents are ordered ascending, descending and by several fields; those without a value come last", async () => {
  const up = await client().get({ orderings: { field: "my.article.size" }, pageSize: 100 });
  const down = await client().get({ orderings: { field: "my.article.size", direction: "desc" }, pageSize: 100 });
  expect(sizes(up.results)).toEqual([...sizes(up.results)].sort((a, b) => Number(a) - Number(b)));
  expect(sizes(down.results)).toEqual([...sizes(down.results)].sort((a, b) => Number(b) - Number(a)));
  for (const orderings of ["my.article.size", "my.article.size desc"]) {
    const last = await client().get({
      orderings: [{ field: orderings.split(" ")[0] ?? "", direction: orderings.endsWith("desc") ? "desc" : "asc" }],
      pageSize: 100,
      page: 3,
    });
    expect(last.results.at(-1)?.data.size).toBeNull();
  }
  const both = await client().get({
    orderings: [{ field: "my.article.name" }, { field: "my.article.size", direction: "desc" }],
    pageSize: 100,
  });
  const pairs = both.results.map(({ data }) => [data.name, data.size]);
  expect(pairs).toEqual([...pairs].sort((a, b) => a[0].localeCompare(b[0]) || b[1] - a[1]));
});

test("documents are ordered by publication dates, and an unknown ordering is answered with 400", async () => {
  const { results } = await client().get({
    orderings: { field: "document.first_publication_date", direction: "desc" },
    pageSize: 100,
  });
  const dates = results.map((document) => document.first_publication_date);
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(client().get({ orderings: { field: "my.article.nothing" } })).rejects.toThrow(/unexpected field/);
});

test("pages have 20 documents by default, 100 at most, and never overlap", async () => {
  const first = await client().get();
  expect([first.results_per_page, first.results_size, first.total_results_size, first.total_pages]).toEqual([
    20, 20, 250, 13,
  ]);
  const capped = await client().get({ pageSize: 1000 });
  expect([capped.results_per_page, capped.results_size, capped.total_pages]).toEqual([100, 100, 3]);
  const pages = await Promise.all([1, 2, 3].map((page) => client().get({ pageSize: 100, page })));
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(250);
});

test("the URLs of the next and previous page lead to them", async () => {
  const second = await client().get({ pageSize: 100, page: 2 });
  const next = await (await fetch(second.next_page ?? "")).json();
  const previous = await (await fetch(second.prev_page ?? "")).json();
  expect([next.page, next.results_size, next.next_page]).toEqual([3, 50, null]);
  expect([previous.page, previous.prev_page]).toEqual([1, null]);
});

test("a page after the last is empty, and an invalid page number is rejected", async () => {
  const beyond = await client().get({ page: 99 });
  expect([beyond.results, beyond.total_results_size]).toEqual([[], 250]);
  const { ref } = await client().getMasterRef();
  expect((await fetch(`${content.endpoint}/documents/search?ref=${ref}&page=two`)).status).toBe(400);
});

test("`after` lists the documents after a given one in the requested order", async () => {
  const all = await client().get({ orderings: { field: "my.article.uid" }, pageSize: 5 });
  const rest = await client().get({ orderings: { field: "my.article.uid" }, pageSize: 5, after: "item-001" });
  expect(all.results.map(({ id }) => id)).toEqual(["item-000", "item-001", "item-002", "item-003", "item-004"]);
  expect(rest.results.map(({ id }) => id)).toEqual(["item-002", "item-003", "item-004", "item-005", "item-006"]);
});

test("fetching all waits 500 ms between pages of 100", async () => {
  const requests: { time: number; pageSize: string | null }[] = [];
  const spied = testClient(content.endpoint, {
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(String(url));
      if (pathname.endsWith("/search"))
        requests.push({ time: performance.now(), pageSize: searchParams.get("pageSize") });
      return fetch(url, init);
    },
  });
  expect(await spied.dangerouslyGetAll()).toHaveLength(250);
  expect(requests.map(({ pageSize }) => pageSize)).toEqual(["100", "100", "100"]);
  const [first, second, third] = requests.map(({ time }) => time);
  expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(495);
  expect(Number(third) - Number(second)).toBeGreaterThanOrEqual(495);
});

test("an empty listing is an empty page, not an error", async () => {
  const none = await client().get({ filters: [filter.at("document.type", "author")] });
  expect([none.results_size, none.total_pages, none.next_page]).toEqual([0, 0, null]);
});
