import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { searchRank } from "@/features/shared/catalogue/searchRank";
import { toFindable } from "@/features/shared/catalogue/toFindable";

import { ToolError } from "@/app/_agents/tool";

// Its key, name, ticker, another name or chain id, whole.
const exact = 4;

/** The chain of a key, name or chain id; throws `ToolError` with the nearest ones. */
export function findKnownChain(name: string): Chain {
  const ranked = catalogue
    .map((chain) => ({ chain, rank: searchRank(toFindable(chain), name) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);
  const [first] = ranked;
  const chain = findChain(name) ?? (first && first.rank >= exact ? first.chain : undefined);
  if (chain) return chain;
  const near = ranked.slice(0, 5).map((one) => one.chain.key);
  throw new ToolError(
    `There is no chain “${name}”. ${near.length > 0 ? `Near it: ${near.join(", ")}.` : "List keys with find_chains."}`,
  );
}
