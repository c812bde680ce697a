/** @jest-environment node */
import { XMLParser } from "fast-xml-parser";
import fc from "fast-check";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";

import { pastedText } from "@/features/shared/testing/pastedText";

import type { FeedFacts } from "./facts";
import { atomFaults, jsonFeedFaults, rssFaults } from "./testing/feedFaults";
import { writeFeed } from "./writeFeed";

const facts: FeedFacts = {
  origin: "https://halyard.example",
  path: "/cn/blog/",
  folder: "/cn/feeds/",
  name: "blog",
  title: "博客",
  description: "笔记 & <代码>",
  language: "zh-CN",
  publisher: "Halyard",
  items: [
    {
      id: "https://halyard.example/cn/blog/b/",
      path: "/cn/blog/b/",
      title: "A & B <c> &amp;",
      text: "文字 <b>not bold</b>",
      date: "2026-09-01",
      author: "Halyard engineering",
    },
    {
      id: "https://halyard.example/cn/blog/#a",
      path: "/cn/blog/a/",
      title: "a",
      text: "x",
      date: "2026-06-09",
      category: "engineering",
    },
  ],
};
const parse = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml);
const faults = (facts: FeedFacts) => ({
  rss: rssFaults(writeFeed(facts, "xml")),
  atom: atomFaults(writeFeed(facts, "atom.xml")),
  json: jsonFeedFaults(writeFeed(facts, "json")),
});
const none = { rss: [], atom: [], json: [] };

test("every format is valid, with entries and without", () => {
  expect(faults(facts)).toEqual(none);
  expect(faults({ ...facts, items: [] })).toEqual(none);
});

test("RSS contains an editor's text as text, not as markup, and its own URL", () => {
  const { channel } = parse(writeFeed(facts, "xml")).rss;
  expect(channel.item[0]).toMatchObject({
    title: "A & B <c> &amp;",
    link: "https://halyard.example/cn/blog/b/",
    guid: { "#text": "https://halyard.example/cn/blog/b/", "@_isPermaLink": "true" },
    description: "文字 &lt;b&gt;not bold&lt;/b&gt;",
    "dc:creator": "Halyard engineering",
  });
  expect(channel.item[1]).toMatchObject({ guid: { "@_isPermaLink": "false" }, category: "engineering" });
  expect(channel["atom:link"]["@_href"]).toBe("https://halyard.example/cn/feeds/blog.xml");
});

test("Atom has an id, a title and a date for the feed and for every entry", () => {
  const { feed } = parse(writeFeed(facts, "atom.xml"));
  expect(feed).toMatchObject({ id: "https://halyard.example/cn/blog/", updated: "2026-09-01T00:00:00.000Z" });
  expect(feed.entry[0]).toMatchObject({ title: "A & B <c> &amp;", summary: "文字 <b>not bold</b>" });
  expect(feed.entry[1]).toMatchObject({ updated: "2026-06-09T00:00:00.000Z" });
});

test("a reader of another author finds the same entries in every format", () => {
  const { items: inRss } = parseRssFeed(writeFeed(facts, "xml"));
  const { entries: inAtom } = parseAtomFeed(writeFeed(facts, "atom.xml"));
  const { items: inJson } = parseJsonFeed(writeFeed(facts, "json"));
  const { items } = facts;
  expect(inRss).toMatchObject(items.map(({ id, title }) => ({ title, guid: { value: id } })));
  expect(inAtom).toMatchObject(
    items.map(({ id, title, text }) => ({ id, title: { value: title }, summary: { value: text } })),
  );
  expect(inJson).toMatchObject(items.map(({ id, title, text }) => ({ id, title, content_text: text })));
});

test("the JSON feed has the same entries", () => {
  const feed = JSON.parse(writeFeed(facts, "json"));
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", title: "博客" });
  expect(feed.items).toMatchObject([
    { url: "https://halyard.example/cn/blog/b/", content_text: "文字 <b>not bold</b>" },
    { url: "https://halyard.example/cn/blog/a/", tags: ["engineering"] },
  ]);
});

test("every format is valid with any pasted text and any date", () => {
  const text = pastedText();
  const feed = fc.record({
    title: text,
    description: text,
    publisher: text,
    entry: text,
    words: text,
    date: text,
    author: text,
  });
  fc.assert(
    fc.property(feed, ({ entry, words, date, author, ...rest }) => {
      const [item] = facts.items;
      const items = item ? [{ ...item, title: entry, text: words, date, author, category: author }] : [];
      expect(faults({ ...facts, ...rest, items })).toEqual(none);
    }),
    { numRuns: 300 },
  );
});
