import { XMLParser, XMLValidator } from "fast-xml-parser";

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
const toList = (value: unknown): Bag[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one): Bag[] => (isBag(one) ? [one] : []));
const isUrl = (value: unknown): boolean =>
  typeof value === "string" && /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
const isIsoTime = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(String(value));
const isMailTime = (value: unknown): boolean =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/.test(
    String(value),
  );
// As W3C's feed validator: the day of the week is that of the date.
const isDay = (value: unknown): boolean => isMailTime(value) && new Date(String(value)).toUTCString() === value;
const isLanguage = (value: unknown): boolean => /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(String(value));
const isWord = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

// XML 1.0 has no other characters (production 2).
const noXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function readXml(xml: string): Bag | string {
  if (noXml.test(xml)) return "holds a character that XML does not have";
  const response = XMLValidator.validate(xml);
  if (response !== true) return response.err.msg;
  const read: unknown = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false }).parse(xml);
  return isBag(read) ? read : "has no root";
}

type Rule = [name: string, holds: boolean];

const listFaults = (rules: Rule[]): string[] => rules.flatMap(([name, holds]) => (holds ? [] : [name]));
const only = (value: Bag, names: string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name) || name === "#text");
const isOnce = (value: Bag): boolean => Object.values(value).every((one) => !Array.isArray(one));
const areDifferent = (values: unknown[]): boolean => new Set(values).size === values.length;

/** Violations of RSS 2.0 in a document. */
export function rssFaults(text: string): string[] {
  const read = readXml(text);
  if (typeof read === "string") return [read];
  const rss = isBag(read.rss) ? read.rss : {};
  const channel = isBag(rss.channel) ? rss.channel : {};
  const items = toList(channel.item);
  const guids = items.map(({ guid }) => (isBag(guid) ? guid["#text"] : guid));
  return listFaults([
    ["version", rss["@_version"] === "2.0"],
    [
      "channel",
      only(channel, [
        "title",
        "link",
        "description",
        "language",
        "lastBuildDate",
        "generator",
        "copyright",
        "atom:link",
        "image",
        "item",
      ]),
    ],
    [
      "channel has title, link and description",
      [channel.title, channel.description].every(isWord) && isUrl(channel.link),
    ],
    ["lastBuildDate", isDay(channel.lastBuildDate)],
    ["language", isLanguage(channel.language)],
    [
      "namespaces",
      rss["@_xmlns:atom"] === "http://www.w3.org/2005/Atom" && rss["@_xmlns:dc"] === "http://purl.org/dc/elements/1.1/",
    ],
    [
      "image repeats title and link",
      isBag(channel.image) && channel.image.title === channel.title && channel.image.link === channel.link,
    ],
    [
      "image is a GIF, JPEG or PNG",
      isBag(channel.image) && /^https?:.*\.(gif|jpe?g|png)$/.test(String(channel.image.url)),
    ],
    [
      "atom:link to itself, with its type",
      isBag(channel["atom:link"]) &&
        isUrl(channel["atom:link"]["@_href"]) &&
        channel["atom:link"]["@_rel"] === "self" &&
        channel["atom:link"]["@_type"] === "application/rss+xml",
    ],
    [
      "items",
      items.every((item) => only(item, ["title", "link", "guid", "pubDate", "description", "dc:creator", "category"])),
    ],
    ["every item has a title and a link", items.every(({ title, link }) => isWord(title) && isUrl(link))],
    ["an element once", [channel, ...items].every((one) => isOnce({ ...one, item: undefined }))],
    ["pubDate", items.every(({ pubDate }) => isDay(pubDate))],
    ["guid", guids.every(isWord) && areDifferent(guids)],
    [
      "guid that is a link",
      items.every(({ guid }) => !isBag(guid) || guid["@_isPermaLink"] === "false" || isUrl(guid["#text"])),
    ],
  ]);
}

/** Violations of Atom 1.0 in a document. */
export function atomFaults(text: string): string[] {
  const read = readXml(text);
  if (typeof read === "string") return [read];
  const feed = isBag(read.feed) ? read.feed : {};
  const entries = toList(feed.entry);
  const links = toList(feed.link);
  return listFaults([
    ["language", isLanguage(feed["@_xml:lang"])],
    ["an element once", entries.every(isOnce) && isOnce({ ...feed, entry: undefined, link: undefined })],
    ["entries link to a page", entries.every(({ link }) => isBag(link) && isUrl(link["@_href"]))],
    ["namespace", feed["@_xmlns"] === "http://www.w3.org/2005/Atom"],
    ["feed has id, title and updated", isUrl(feed.id) && isWord(feed.title) && isIsoTime(feed.updated)],
    ["feed has an author", isBag(feed.author) && isWord(feed.author.name)],
    [
      "links",
      links.every((link) => isUrl(link["@_href"])) && links.filter((link) => link["@_rel"] === "self").length === 1,
    ],
    [
      "entries",
      entries.every((entry) => only(entry, ["id", "title", "updated", "link", "summary", "author", "category"])),
    ],
    [
      "entries have id, title and updated",
      entries.every(({ id, title, updated }) => isUrl(id) && isWord(title) && isIsoTime(updated)),
    ],
    ["ids differ", areDifferent(entries.map(({ id }) => id))],
    [
      "authors have names",
      entries.every(({ author }) => author === undefined || (isBag(author) && isWord(author.name))),
    ],
    [
      "categories have terms",
      entries.every(({ category }) => category === undefined || (isBag(category) && isWord(category["@_term"]))),
    ],
  ]);
}

/** Violations of JSON Feed 1.1 in a document. */
export function jsonFeedFaults(text: string): string[] {
  const read: unknown = JSON.parse(text);
  const feed = isBag(read) ? read : {};
  const items = toList(feed.items);
  return listFaults([
    ["version", feed.version === "https://jsonfeed.org/version/1.1"],
    ["title", isWord(feed.title)],
    ["addresses", [feed.home_page_url, feed.feed_url, feed.icon, feed.favicon].every(isUrl)],
    ["items is a list", Array.isArray(feed.items)],
    ["language", isLanguage(feed.language)],
    ["tags", items.every(({ tags }) => tags === undefined || (Array.isArray(tags) && tags.every(isWord)))],
    ["ids", items.every(({ id }) => isWord(id)) && areDifferent(items.map(({ id }) => id))],
    [
      "every item has an address and a text",
      items.every(({ url, content_text: words }) => isUrl(url) && typeof words === "string"),
    ],
    ["date_published", items.every(({ date_published: date }) => isIsoTime(date))],
    [
      "authors",
      [feed, ...items].every(
        ({ authors }) => authors === undefined || toList(authors).every(({ name }) => isWord(name)),
      ),
    ],
    ["characters", !noXml.test(text)],
  ]);
}
