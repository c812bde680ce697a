import { printable } from "@/features/shared/printable";

import { writeAtom } from "./writeAtom";
import type { FeedFacts, FeedForm, FeedItem } from "./facts";
import { writeJsonFeed } from "./writeJsonFeed";
import { writeRss } from "./writeRss";

const writers: Record<FeedForm, (facts: FeedFacts) => string> = {
  xml: writeRss,
  "atom.xml": writeAtom,
  json: writeJsonFeed,
};

/** A feed in one of its formats, with its entries in the given order. */
export const writeFeed = (facts: FeedFacts, form: FeedForm): string => writers[form](cleaned(facts));

const clean = (text: string): string => printable(text).trim();
const cleanLine = (text: string): string => clean(text.replace(/\s+/g, " "));

const cleaned = (facts: FeedFacts): FeedFacts => ({
  ...facts,
  title: cleanLine(facts.title) || new URL(facts.origin).host,
  description: clean(facts.description),
  publisher: cleanLine(facts.publisher) || new URL(facts.origin).host,
  items: facts.items.map(cleanedItem),
});

const cleanedItem = (item: FeedItem): FeedItem => ({
  ...item,
  title: cleanLine(item.title) || item.path,
  text: clean(item.text),
  author: item.author && cleanLine(item.author),
  category: item.category && cleanLine(item.category),
});
