import "server-only";

import { catalogue } from "./catalogue";
import type { Chain } from "./chain";
import { hasMethod, listMethodFamilies } from "./listMethodFamilies";

/** The available chains that answer a method of a family, in the catalogue's order. */
export const listMethodChains = (family: string, method: string): Chain[] =>
  catalogue.filter(
    (chain) => chain.status === "available" && listMethodFamilies(chain).includes(family) && hasMethod(chain, method),
  );

/** The chain on which a method is shown and tried: Ethereum where it answers, else the first. */
export function findMethodChain(family: string, method: string): Chain | undefined {
  const chains = listMethodChains(family, method);
  return chains.find(({ key }) => key === "eth") ?? chains[0];
}
