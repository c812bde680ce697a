/** What a chain can be found by. */
export type Findable = {
  key: string;
  name: string;
  ticker: string;
  /** Old names, and what Chinese readers call it. */
  otherNames: readonly string[];
  networks: readonly string[];
  chainIds: readonly number[];
};

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/**
 * How well a chain answers a search: 0 not at all, up to 4 for its key, ticker or chain id exactly. Names, tickers,
 * keys and other names are found by their parts, chain ids (decimal or `0x…`) only whole. Several words are found where
 * each begins a part of a name, of the chain or of its networks: `polygon amoy`, `arbitrum-one`.
 */
export function searchRank(chain: Findable, search: string): number {
  const sought = plain(search);
  if (sought === "") return 1;
  const words = wordsOf(chain);
  if (words.includes(sought) || chain.chainIds.includes(numberOf(sought))) return 4;
  if (words.some((word) => word.startsWith(sought))) return 3;
  if (words.some((word) => partsOf(word).some((part) => part.startsWith(sought)))) return 2;
  if (words.some((word) => word.includes(sought))) return 1;
  const parts = [...words, ...chain.networks.map(plain)].flatMap(partsOf);
  return partsOf(sought).every((one) => parts.some((part) => part.startsWith(one))) ? 1 : 0;
}

const partsOf = (text: string) => text.split(/[\s()/-]+/).filter(Boolean);

// Kept, because a long list is searched anew at every letter.
const known = new WeakMap<Findable, string[]>();

function wordsOf(chain: Findable): string[] {
  const words = known.get(chain) ?? [chain.key, chain.ticker, chain.name, ...chain.otherNames].map(plain);
  known.set(chain, words);
  return words;
}

const numberOf = (text: string) => (/^(0x[0-9a-f]+|\d+)$/.test(text) ? Number(text) : Number.NaN);
