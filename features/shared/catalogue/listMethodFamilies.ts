import ofOneChain from "@/content/data/methods-of-one-chain.json";

import type { Chain } from "./chain";

// Families with another name in the list of methods.
const renamed: Record<string, string[]> = { svm: ["solana"], cardano: ["cardano-rosetta", "cardano-ogmios"] };
const moves: Record<string, string[]> = { sui: ["sui"], apt: ["aptos"], move: ["aptos"], iota: [] };

/** Method families that a chain supports. */
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

/** Whether a chain supports a method of one of its families: some methods of a family exist on one chain only. */
export const hasMethod = ({ key }: Chain, method: string) =>
  ownMethods.every(([prefix, chain]) => chain === key || !method.startsWith(prefix));
