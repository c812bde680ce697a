import { foldLetters } from "@/features/shared/contracts/foldText";
import { cleanPasted } from "@/features/shared/contracts/pastedText";

/** Search terms of a chain. */
export type Findable = {
  key: string;
  name: string;
  ticker: string;
  /** Old and other names, and what Chinese readers call it. */
  otherNames: readonly string[];
  networks: readonly string[];
  chainIds: readonly number[];
};

const plain = (text: string) => cleanPasted(foldLetters(text)).toLowerCase();

/**
 * How well a chain answers a search: 0 not at all, up to 5 for its key or name exactly, 4 for its ticker, another
 * name or chain id. Names, tickers,
 * keys and other names are found by their parts, chain ids (decimal or `0x…`) only whole. Several words are found where
 * each begins a part of a name, of the chain or of its networks: `polygon amoy`, `arbitrum-one`.
 */
export function searchRank(chain: Findable, search: string): number {
  const searchText = plain(search).replace(/^["“”'`]+|(?<!["“”'`,;])["“”'`,;]+$/g, "");
  if (searchText === "") return 1;
  const { words, parts } = getWords(chain);
  if ([chain.key, chain.name].some((word) => plain(word) === searchText)) return 5;
  if (words.includes(searchText) || chain.chainIds.includes(toNumber(searchText))) return 4;
  if (words.some((word) => word.startsWith(searchText))) return 3;
  if (words.some((word) => splitParts(word).some((part) => part.startsWith(searchText)))) return 2;
  if (words.some((word) => word.includes(searchText))) return 1;
  const several = splitParts(searchText);
  return several.length > 0 && several.every((one) => parts.some((part) => part.startsWith(one))) ? 1 : 0;
}

const splitParts = (text: string) => text.split(/[\s()/-]+/).filter(Boolean);

/** A chain's names, and the parts of its and its networks' names. */
type Words = { words: string[]; parts: string[] };

// Cached: a long list is searched on every keystroke.
const known = new WeakMap<Findable, Words>();

function getWords(chain: Findable): Words {
  const cached = known.get(chain);
  if (cached) return cached;
  const words = [chain.key, chain.ticker, chain.name, ...chain.otherNames].map(plain);
  const entry = { words, parts: [...words, ...chain.networks.map(plain)].flatMap(splitParts) };
  known.set(chain, entry);
  return entry;
}

const toNumber = (text: string) => (/^(0x[0-9a-f]+|\d+)$/.test(text) ? Number(text) : Number.NaN);
