import { findMissing } from "./markTerms";

/** Kinds of entries, in display order for equal scores. */
export const kinds = ["chain", "page", "method", "error", "question", "article"] as const;

export type Kind = (typeof kinds)[number];

/** A search entry as it is displayed. */
export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  /** A line under the title. */
  detail: string;
  /** Title of its page; empty for a page itself. */
  within: string;
  /** Key of the chain whose icon is shown; empty for most. */
  chain: string;
  /** Other names, separated by commas; a query equal to one of them is an exact match. */
  names?: string;
  /** A chain's endpoint; without a scheme where it is the same over HTTP and WebSocket. */
  copy?: string;
};

/** An entry with its indexed texts. */
export type Source = Entry & {
  /** Names, tickers and ids, weighted like the title. */
  keys: string;
  text: string;
};

/** One entry that matches a query, with the matched words, and the sentence with those that its line lacks, if known. */
export type Hit = Entry & { terms: string[]; isExact: boolean; passage?: string };

/** Titles, keys and other names of chains, in small letters. */
export const nameChains = (entries: Entry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ kind }) => kind === "chain")
      .flatMap(({ title, chain, names }) => `${title},${chain},${names ?? ""}`.toLowerCase().split(",")),
  );

/** Words of a query that only the text of a page has, not its line. */
export const findMentioned = ({ kind, title, detail, within, path }: Entry, terms: string[]): string[] =>
  (kind === "page" || kind === "article") && !within ? findMissing(`${title} ${detail} ${path}`, terms) : [];

/** Words of a query that nothing found has as they are written. */
export const findUnmatched = (words: string[], hits: Hit[]): string[] =>
  words.filter((word) => !hits.some(({ terms }) => terms.some((one) => one.includes(word))));

export type HitGroup = { kind: Kind; hits: Hit[]; total: number };

/** Hits by kind, the kind with the best hit first, each cut to a number. */
export function groupHits(hits: Hit[], limit: number): HitGroup[] {
  const found = [...new Set(hits.map(({ kind }) => kind))];
  return found.map((kind) => {
    const own = sortByFamily(hits.filter((hit) => hit.kind === kind));
    return { kind, hits: own.slice(0, limit), total: own.length };
  });
}

/** Methods that all match by their family alone, in the order of their names. */
function sortByFamily(hits: Hit[]): Hit[] {
  const terms = hits[0]?.terms ?? [];
  const isOfFamily = ({ kind, title, detail, ...hit }: Hit) =>
    kind === "method" &&
    hit.terms.join() === terms.join() &&
    findMissing(title, terms).length > 0 &&
    findMissing(detail, terms).length < terms.length;
  return hits.every(isOfFamily) ? hits.toSorted((a, b) => a.title.localeCompare(b.title, "en")) : hits;
}
