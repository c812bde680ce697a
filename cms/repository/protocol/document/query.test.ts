/** @jest-environment node */
import { filter } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent, TestDocument } from "#cms/testing/startContent.ts";

const heading = (text: string) => [{ type: "heading1", text, spans: [], direction: "ltr" }];

const documents: TestDocument[] = [
  {
    id: "alpha",
    tags: ["red", "blue"],
    first: "2026-03-02T10:00:00+0000",
    last: "2026-03-05T10:00:00+0000",
    data: {
      title: heading("The Quick fox"),
      name: 'say "hi"',
      mood: "calm",
      size: 1,
      day: "2026-03-02",
      moment: "2026-03-02T14:30:00+0000",
      open: true,
      place: { latitude: 1.29, longitude: 103.85 },
      author: { link_type: "Document", id: "writer" },
      parts: [{ word: "one", number: 5 }],
    },
  },
  {
    id: "bravo",
    tags: ["blue"],
    first: "2026-06-15T23:00:00+0000",
    last: "2026-06-15T23:00:00+0000",
    data: {
      title: heading("Slow, 中文 [fox]"),
      name: "a,b]c\\d",
      size: 2,
      day: "2026-06-15",
      place: { latitude: 50.11, longitude: 8.68 },
    },
  },
  { id: "charlie", last: "2026-07-01T00:00:00+0000", data: { mood: "stormy", size: 10, day: "2025-12-31" } },
  { id: "alpha-cn", uid: "alpha", lang: "zh-cn", group: "alpha" },
  { id: "writer", type: "author", data: { name: "Ada" } },
];

let content: TestContent;
beforeAll(async () => {
  content = await startContent(documents);
});
afterAll(() => content.close());

const client = () => testClient(content.endpoint);
const ids = async (...filters: string[]) => (await client().get({ filters })).results.map(({ id }) => id).sort();

test.each<[string, string, string[]]>([
  ["at a type", filter.at("document.type", "author"), ["writer"]],
  ["at an id", filter.at("document.id", "bravo"), ["bravo"]],
  ["at a uid", filter.at("my.article.uid", "charlie"), ["charlie"]],
  ["at all of some tags", filter.at("document.tags", ["red", "blue"]), ["alpha"]],
  ["at a text with quotes", filter.at("my.article.name", 'say "hi"'), ["alpha"]],
  ["at a text with comma, bracket and backslash", filter.at("my.article.name", "a,b]c\\d"), ["bravo"]],
  ["at a select", filter.at("my.article.mood", "stormy"), ["charlie"]],
  ["at a number", filter.at("my.article.size", 2), ["bravo"]],
  ["at a date", filter.at("my.article.day", "2026-06-15"), ["bravo"]],
  ["at a boolean", filter.at("my.article.open", true), ["alpha"]],
  ["at a relationship", filter.at("my.article.author", "writer"), ["alpha"]],
  ["at a field of a group", filter.at("my.article.parts.word", "one"), ["alpha"]],
  ["not at a field stays within its type", filter.not("my.article.mood", "calm"), ["bravo", "charlie"]],
  ["any of some tags", filter.any("document.tags", ["red", "green"]), ["alpha"]],
  ["any of some numbers", filter.any("my.article.size", [1, 10]), ["alpha", "charlie"]],
  ["full text in any field, whatever the case", filter.fulltext("document", "quick FOX"), ["alpha"]],
  ["full text in Chinese", filter.fulltext("document", "中文"), ["bravo"]],
  ["full text in one field", filter.fulltext("my.article.title", "fox"), ["alpha", "bravo"]],
  ["has a value", filter.has("my.article.mood"), ["alpha", "charlie"]],
  ["misses a value", filter.missing("my.article.mood"), ["bravo"]],
  ["less than", filter.numberLessThan("my.article.size", 2), ["alpha"]],
  ["greater than", filter.numberGreaterThan("my.article.size", 2), ["charlie"]],
  ["in a range, ends included", filter.numberInRange("my.article.size", 2, 10), ["bravo", "charlie"]],
  ["a number inside a group", filter.numberGreaterThan("my.article.parts.number", 4), ["alpha"]],
  ["after a date, the day itself left out", filter.dateAfter("my.article.day", "2026-03-02"), ["bravo"]],
  ["before a date", filter.dateBefore("my.article.day", "2026-03-02"), ["charlie"]],
  [
    "between dates, ends included",
    filter.dateBetween("my.article.day", "2026-03-02", "2026-06-15"),
    ["alpha", "bravo"],
  ],
  [
    "after a publication, as milliseconds",
    filter.dateAfter("document.last_publication_date", new Date("2026-06-20")),
    ["charlie"],
  ],
  ["on a day of the month", filter.dateDayOfMonth("my.article.day", 15), ["bravo"]],
  ["after a day of the month", filter.dateDayOfMonthAfter("my.article.day", 15), ["charlie"]],
  ["before a day of the month", filter.dateDayOfMonthBefore("my.article.day", 15), ["alpha"]],
  ["on a weekday by name", filter.dateDayOfWeek("my.article.day", "monday"), ["alpha", "bravo"]],
  ["after a weekday", filter.dateDayOfWeekAfter("my.article.day", "mon"), ["charlie"]],
  ["before a weekday by number", filter.dateDayOfWeekBefore("my.article.day", 3), ["alpha", "bravo"]],
  ["in a month by name", filter.dateMonth("my.article.day", "june"), ["bravo"]],
  ["after a month", filter.dateMonthAfter("my.article.day", "jun"), ["charlie"]],
  ["before a month", filter.dateMonthBefore("my.article.day", 6), ["alpha"]],
  ["in a year", filter.dateYear("my.article.day", 2025), ["charlie"]],
  ["at an hour", filter.dateHour("my.article.moment", 14), ["alpha"]],
  ["after an hour", filter.dateHourAfter("my.article.moment", 13), ["alpha"]],
  ["before an hour", filter.dateHourBefore("my.article.moment", 14), []],
  ["similar documents", filter.similar("alpha", 2), ["bravo"]],
])("finds documents %s", async (_, query, expected) => {
  expect(await ids(filter.not("document.type", "settings"), query)).toEqual(expected);
});

test("several filters are combined with AND", async () => {
  expect(await ids(filter.at("document.tags", ["blue"]), filter.at("my.article.size", 2))).toEqual(["bravo"]);
});

test("the `in` filter keeps the order of its list", async () => {
  const { results } = await client().get({ filters: [filter.in("document.id", ["charlie", "alpha", "bravo"])] });
  expect(results.map(({ id }) => id)).toEqual(["charlie", "alpha", "bravo"]);
});

test("the `near` filter orders by distance and excludes documents beyond the radius", async () => {
  const near = (km: number) => client().get({ filters: [filter.geopointNear("my.article.place", 48, 9, km)] });
  expect((await near(500)).results.map(({ id }) => id)).toEqual(["bravo"]);
  expect((await near(12_000)).results.map(({ id }) => id)).toEqual(["bravo", "alpha"]);
});

test("a query returns the master language unless `lang` names another or all", async () => {
  expect(await ids(filter.at("my.article.uid", "alpha"))).toEqual(["alpha"]);
  const all = await client().get({ lang: "*", filters: [filter.at("my.article.uid", "alpha")] });
  expect(all.total_results_size).toBe(2);
  const chinese = await client().getByUID("article", "alpha", { lang: "zh-cn" });
  expect(chinese.alternate_languages).toEqual([{ id: "alpha", type: "article", lang: "en-us", uid: "alpha" }]);
});

test("the old query form with :d is accepted", async () => {
  const { refs } = await (await fetch(content.endpoint)).json();
  const query = new URLSearchParams({ ref: refs[0].ref, q: '[[:d = at(document.id, "bravo") ]]' });
  const response = await (await fetch(`${content.endpoint}/documents/search?${query}`)).json();
  expect(response.results.map(({ id }: { id: string }) => id)).toEqual(["bravo"]);
});

test.each([
  ["[[at(document.type)", /expected but .*found on line:1 col:20/],
  ["[[wrong(document.type, 1)]]", /unknown function 'wrong'/],
  ['[[at(my.article.nothing, "x")]]', /unexpected field 'my.article.nothing'/],
  ['[[at(my.nobody.uid, "x")]]', /unexpected field 'my.nobody.uid'/],
  ['[[at(my.article.title, "x")]]', /unexpected field 'my.article.title'/],
  ['[[at(document.id, "x")]] more', /end of query/],
  ['[[at(document.id, "x]]', /end of query/],
])("a query that cannot be read is answered with 400 and the place: %s", async (q, message) => {
  const response = await fetch(
    `${content.endpoint}/documents/search?${new URLSearchParams({ ref: await masterRef(), q })}`,
  );
  expect(response.status).toBe(400);
  const body = await response.json();
  expect(body).toMatchObject({ type: "parsing-error", line: 1, location: "query" });
  expect(body.message).toMatch(message);
});

test("a query with too deeply nested lists is answered with 400", async () => {
  // Unencoded: percent-encoding would triple the length.
  const address = `${content.endpoint}/documents/search?ref=${await masterRef()}&q=[[any(document.tags,`;
  const nested = (levels: number) => `${"[".repeat(levels)}"x"${"]".repeat(levels)})]]`;
  for (const [levels, status] of [
    [32, 200],
    [33, 400],
    [6_000, 400],
  ] as const) {
    const response = await fetch(address + nested(levels));
    const { message } = await response.json();
    expect([levels, response.status, message]).toEqual([
      levels,
      status,
      status === 200 ? undefined : "lists may be nested at most 32 levels deep",
    ]);
  }
});

const masterRef = async () => (await client().getMasterRef()).ref;
