/** What can be found, in the order in which equal finds are shown. */
export const kinds = ["chain", "page", "method", "error", "question"] as const;

export type Kind = (typeof kinds)[number];

/** Something that can be found, as it is shown. */
export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  /** A line under the title. */
  detail: string;
  /** The page it stands on; empty when it is a page itself. */
  within: string;
  /** Key of the chain whose icon it carries; empty for most. */
  chain: string;
  /** What else it is called, between commas; a search for exactly one of these means it. */
  names?: string;
  /** What can be copied from its line, such as a chain's endpoint. */
  copy?: string;
};

/** An entry with everything it is found by. */
export type Source = Entry & {
  /** Names, tickers and ids, which weigh as much as the title. */
  keys: string;
  text: string;
};

/** One entry that fits a search, with the words that fitted. */
export type Hit = Entry & { terms: string[]; isExact: boolean };

export type HitGroup = { kind: Kind; hits: Hit[]; total: number };

/** Hits by kind, the kind with the best hit first, each cut to a number. */
export function groupHits(hits: Hit[], limit: number): HitGroup[] {
  const found = [...new Set(hits.map(({ kind }) => kind))];
  return found.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    return { kind, hits: own.slice(0, limit), total: own.length };
  });
}
