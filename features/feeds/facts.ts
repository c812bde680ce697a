/** One entry of a feed; `path` starts with a slash. */
export type FeedItem = {
  /** Permanent absolute URL. */
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
  /** URL of the feed's page. */
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

/** The URL of a feed in one of its forms. */
export const feedUrl = ({ origin, folder, name }: FeedFacts, form: FeedForm): string =>
  `${origin}${folder}${name}.${form}`;

/** Parses a date; the Unix epoch if invalid, because every entry must have a date. */
export const toDate = (text: string): Date => new Date(Date.parse(text) || 0);

/** The latest entry's time, not the current one, so that the same entries produce the same bytes. */
export const latestDate = ({ items }: FeedFacts): Date =>
  new Date(Math.max(0, ...items.map(({ date }) => toDate(date).getTime())));
