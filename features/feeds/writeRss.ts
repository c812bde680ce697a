import { escapeXml } from "@/features/shared/printable";

import { toDate, feedUrl, latestDate } from "./facts";
import type { FeedFacts, FeedItem } from "./facts";
import { element, textElement, xmlDocument } from "./xml";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  // RSS has e-mail addresses of authors only; their names are Dublin Core's.
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(facts: FeedFacts): string {
  const { origin, path, title, description, language, publisher } = facts;
  const link = `${origin}${path}`;
  const channel = element("channel", {}, [
    element("title", {}, title),
    element("link", {}, link),
    element("description", {}, description || title),
    element("language", {}, language),
    element("lastBuildDate", {}, latestDate(facts).toUTCString()),
    element("generator", {}, publisher),
    element("copyright", {}, `© ${publisher}`),
    element("atom:link", { href: feedUrl(facts, "xml"), rel: "self", type: "application/rss+xml" }),
    element("image", {}, [
      element("url", {}, `${origin}/icon-512.png`),
      element("title", {}, title),
      element("link", {}, link),
    ]),
    ...facts.items.map((item) => writeItem(item, origin)),
  ]);
  return xmlDocument(element("rss", { version: "2.0", ...namespaces }, [channel]));
}

function writeItem({ id, path, title, text, date, author, category }: FeedItem, origin: string) {
  const link = `${origin}${path}`;
  return element("item", {}, [
    element("title", {}, title),
    element("link", {}, link),
    element("guid", { isPermaLink: String(id === link) }, id),
    element("pubDate", {}, toDate(date).toUTCString()),
    // Feed readers parse a description as HTML, so plain text is escaped twice.
    textElement("description", escapeXml(text)),
    textElement("dc:creator", author),
    textElement("category", category),
  ]);
}
