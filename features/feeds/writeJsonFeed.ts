import { toDate, feedUrl } from "./facts";
import type { FeedFacts, FeedItem } from "./facts";

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed(facts: FeedFacts): string {
  const { origin, path, title, description, language, publisher } = facts;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: `${origin}${path}`,
    feed_url: feedUrl(facts, "json"),
    ...(description ? { description } : {}),
    language,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/favicon.ico`,
    authors: [{ name: publisher, url: `${origin}/` }],
    items: facts.items.map((item) => toItem(item, origin)),
  };
  return JSON.stringify(feed, null, 2);
}

const toItem = ({ id, path, title, text, date, author, category }: FeedItem, origin: string) => ({
  id,
  url: `${origin}${path}`,
  title,
  content_text: text || title,
  date_published: toDate(date).toISOString(),
  ...(author ? { authors: [{ name: author }] } : {}),
  ...(category ? { tags: [category] } : {}),
});
