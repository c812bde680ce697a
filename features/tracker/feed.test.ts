/** @jest-environment node */
import { toJsonFeed, toRss } from "./feed";
import { messages } from "./messages";

const change = {
  ...{ id: "2026-01-02-eth-fra-degraded", day: "2026-01-02", protocol: "eth", region: "fra" },
  ...{ kind: "degraded" as const, percent: 97.5, samples: 1440 },
};
const changes = { sample: true, changes: [change, { ...change, id: "two", protocol: "a<b&c" }] };

test("a change is an item with its day, its words and a place on the tracker", () => {
  const rss = toRss(changes);
  expect(rss).toContain("<title>Ethereum, Frankfurt: Degraded (97.50 %)</title>");
  expect(rss).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
  expect(rss).toContain("/tracker/#2026-01-02-eth-fra-degraded</link>");
  expect(rss).toContain("97.50 % of 1,440 probes were answered that day.");
  expect(rss).toContain("<title>a&#60;b&#38;c, ");
});

test("the JSON feed has the same items, with the figures for programs", () => {
  const feed = toJsonFeed(changes);
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.items.map(({ id }) => id)).toEqual(["2026-01-02-eth-fra-degraded", "two"]);
  expect(feed.items[0]).toMatchObject({
    date_published: "2026-01-02T00:00:00.000Z",
    _change: { protocol: "eth", region: "fra", kind: "degraded", percent: 97.5, samples: 1440, sample: true },
  });
});

test("sample data is called that in every item, measurements are not", () => {
  expect(toRss(changes).split(messages.en.sample)).toHaveLength(3);
  expect(toRss({ ...changes, sample: false })).not.toContain(messages.en.sample);
});
