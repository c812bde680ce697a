import ofOneChain from "@/content/data/methods-of-one-chain.json";

import type { Chain } from "./chain";

// Families whose name differs in the list of methods.
const renamed: Record<string, string[]> = { svm: ["solana"], cardano: ["cardano-rosetta", "cardano-ogmios"] };
const moves: Record<string, string[]> = { sui: ["sui"], apt: ["aptos"], move: ["aptos"], iota: [] };

/** Families of methods that a chain answers. */
export function listMethodFamilies(chain: Chain): string[] {
  const own = chain.families.flatMap((family) =>
    family === "move" ? (moves[chain.key] ?? []) : (renamed[family] ?? [family]),
  );
  return [
    ...own,
    ...(chain.addOns.some((addOn) => addOn.startsWith("blockbook")) ? ["blockbook"] : []),
    ...(chain.interfaces.includes("substrate") ? ["substrate-sidecar"] : []),
  ];
}

// Methods for blocks before Nitro, which only Arbitrum One has.
const ownMethods = Object.entries(ofOneChain);

/** Whether a chain answers a method of one of its families: some of a family's methods are one chain's own. */
export const answersMethod = ({ key }: Chain, method: string) =>
  ownMethods.every(([prefix, chain]) => chain === key || !method.startsWith(prefix));
