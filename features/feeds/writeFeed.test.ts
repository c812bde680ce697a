/** @jest-environment node */
import { XMLParser, XMLValidator } from "fast-xml-parser";

import { writeFeed } from "./writeFeed";
import type { FeedFacts } from "./writeFeed";

const facts: FeedFacts = {
  ...{ origin: "https://halyard.example", path: "/cn/blog/", folder: "/cn/feeds/", name: "blog" },
  ...{ title: "博客", description: "笔记 & <代码>", language: "zh-CN", publisher: "Halyard" },
  items: [
    {
      id: "https://halyard.example/cn/blog/b/",
      path: "/cn/blog/b/",
      title: "A & B <c>",
      text: "文字",
      date: "2026-09-01",
      author: "Halyard engineering",
    },
    {
      id: "https://halyard.example/cn/blog/a/",
      path: "/cn/blog/a/",
      title: "a",
      text: "x",
      date: "2026-06-09",
      category: "engineering",
    },
  ],
};
const parse = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml);

test("RSS is well formed, escapes what an editor wrote, and names its own address", () => {
  const xml = writeFeed(facts, "xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = parse(xml).rss;
  expect(channel.item[0]).toMatchObject({ title: "A & B <c>", link: "https://halyard.example/cn/blog/b/" });
  expect(channel["atom:link"]["@_href"]).toBe("https://halyard.example/cn/feeds/blog.xml");
});

test("Atom has an id, a title and a date for the feed and for every entry", () => {
  const xml = writeFeed(facts, "atom.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = parse(xml);
  expect(feed).toMatchObject({ id: "https://halyard.example/cn/blog/", updated: "2026-09-01T00:00:00.000Z" });
  expect(feed.entry).toHaveLength(2);
  expect(feed.entry[1]).toMatchObject({ updated: "2026-06-09T00:00:00.000Z" });
});

test("the JSON feed has the same entries", () => {
  const feed = JSON.parse(writeFeed(facts, "json"));
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1", title: "博客" });
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual([
    "https://halyard.example/cn/blog/b/",
    "https://halyard.example/cn/blog/a/",
  ]);
});

test("a feed without entries is still a feed", () => {
  expect(XMLValidator.validate(writeFeed({ ...facts, items: [] }, "xml"))).toBe(true);
});
