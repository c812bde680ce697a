import { Feed } from "feed";

/** One entry of a feed; `path` begins with a slash. */
export type FeedItem = {
  /** A full address that never changes. */
  id: string;
  path: string;
  title: string;
  text: string;
  date: string;
  author?: string | undefined;
  category?: string | undefined;
};

export type FeedFacts = {
  origin: string;
  /** Where the feed's own page is. */
  path: string;
  /** Folder of the feed's files: `/cn/feeds/`. */
  folder: string;
  name: string;
  title: string;
  description: string;
  language: string;
  publisher: string;
  items: FeedItem[];
};

/** File endings of a feed, with the media type of each. */
export const feedForms = {
  xml: "application/rss+xml",
  "atom.xml": "application/atom+xml",
  json: "application/feed+json",
} as const;

export type FeedForm = keyof typeof feedForms;

/** A feed as text in one of its forms, the newest entry first. */
export function writeFeed(facts: FeedFacts, form: FeedForm): string {
  const { origin, path, folder, name, title, description, language, publisher, items } = facts;
  const address = (ending: FeedForm) => `${origin}${folder}${name}.${ending}`;
  const dates = items.map(({ date }) => Date.parse(date));
  const feed = new Feed({
    ...{ id: `${origin}${path}`, link: `${origin}${path}`, title, description, language },
    ...{
      image: `${origin}/icon-512.png`,
      favicon: `${origin}/favicon.ico`,
      copyright: `© ${publisher}`,
      generator: publisher,
    },
    // The newest entry's day, not the clock's: the same entries give the same text.
    updated: new Date(dates.length > 0 ? Math.max(...dates) : 0),
    feedLinks: { rss: address("xml"), atom: address("atom.xml"), json: address("json") },
    author: { name: publisher, link: `${origin}/` },
  });
  for (const item of items) {
    feed.addItem({
      id: item.id,
      guid: item.id,
      link: `${origin}${item.path}`,
      title: item.title,
      description: item.text,
      date: new Date(item.date),
      ...(item.author ? { author: [{ name: item.author }] } : {}),
      ...(item.category ? { category: [{ name: item.category }] } : {}),
    });
  }
  if (form === "json") return feed.json1();
  return form === "xml" ? feed.rss2() : feed.atom1();
}
