import { toDate, feedUrl, latestDate } from "./facts";
import type { FeedFacts, FeedItem } from "./facts";
import { element, textElement, xmlDocument } from "./xml";

/** A feed as Atom 1.0 (RFC 4287). */
export function writeAtom(facts: FeedFacts): string {
  const { origin, path, title, description, language, publisher } = facts;
  const link = `${origin}${path}`;
  const feed = element("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language }, [
    element("id", {}, link),
    element("title", {}, title),
    textElement("subtitle", description),
    element("updated", {}, latestDate(facts).toISOString()),
    element("link", { rel: "alternate", href: link }),
    element("link", { rel: "self", href: feedUrl(facts, "atom.xml") }),
    element("author", {}, [element("name", {}, publisher), element("uri", {}, `${origin}/`)]),
    element("generator", {}, publisher),
    element("rights", {}, `© ${publisher}`),
    element("icon", {}, `${origin}/favicon.ico`),
    element("logo", {}, `${origin}/icon-512.png`),
    ...facts.items.map((item) => writeEntry(item, origin)),
  ]);
  return xmlDocument(feed);
}

function writeEntry({ id, path, title, text, date, author, category }: FeedItem, origin: string) {
  return element("entry", {}, [
    element("id", {}, id),
    element("title", {}, title),
    element("updated", {}, toDate(date).toISOString()),
    element("link", { rel: "alternate", href: `${origin}${path}` }),
    textElement("summary", text),
    author ? element("author", {}, [element("name", {}, author)]) : undefined,
    category ? element("category", { term: category }) : undefined,
  ]);
}
