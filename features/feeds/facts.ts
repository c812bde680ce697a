/** One entry of a feed; `path` begins with a slash. */
export type FeedItem = {
  /** A full URL that never changes. */
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

/** The URL of a feed in one of its forms. */
export const feedUrl = ({ origin, folder, name }: FeedFacts, form: FeedForm): string =>
  `${origin}${folder}${name}.${form}`;

/** The time a text names; the beginning of time where it names none, since every entry has to have one. */
export const toDate = (text: string): Date => new Date(Date.parse(text) || 0);

/** The newest entry's time, not the clock's: the same entries give the same text. */
export const latestDate = ({ items }: FeedFacts): Date =>
  new Date(Math.max(0, ...items.map(({ date }) => toDate(date).getTime())));
