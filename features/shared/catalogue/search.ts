/** What a chain can be found by. */
export type Findable = {
  key: string;
  name: string;
  ticker: string;
  oldNames: readonly string[];
  chainIds: readonly number[];
};

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/**
 * How well a chain answers a search: 0 not at all, up to 4 for its key, ticker or chain id exactly. Names, tickers,
 * keys and old names are found by their parts, chain ids (decimal or `0x…`) only whole.
 */
export function searchRank(chain: Findable, search: string): number {
  const sought = plain(search);
  if (sought === "") return 1;
  const words = wordsOf(chain);
  if (words.includes(sought) || chain.chainIds.includes(numberOf(sought))) return 4;
  if (words.some((word) => word.startsWith(sought))) return 3;
  if (words.some((word) => word.split(/[\s()-]+/).some((part) => part.startsWith(sought)))) return 2;
  return words.some((word) => word.includes(sought)) ? 1 : 0;
}

// Kept, because a long list is searched anew at every letter.
const known = new WeakMap<Findable, string[]>();

function wordsOf(chain: Findable): string[] {
  const words = known.get(chain) ?? [chain.key, chain.ticker, chain.name, ...chain.oldNames].map(plain);
  known.set(chain, words);
  return words;
}

const numberOf = (text: string) => (/^(0x[0-9a-f]+|\d+)$/.test(text) ? Number(text) : Number.NaN);
