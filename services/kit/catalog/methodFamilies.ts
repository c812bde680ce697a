import ofOneChain from "../../../content/data/methods-of-one-chain.json" with { type: "json" };
import type { Chain } from "./readChains.ts";

const families: Record<string, string[]> = {
  evm: ["evm"],
  utxo: ["utxo"],
  svm: ["solana"],
  tron: ["tron"],
  ton: ["ton"],
  near: ["near"],
  substrate: ["substrate"],
  cardano: ["cardano-rosetta", "cardano-ogmios"],
  xrpl: ["xrpl"],
  stellar: ["stellar"],
  algorand: ["algorand"],
  tezos: ["tezos"],
  cosmos: ["cosmos"],
  filecoin: ["filecoin"],
  starknet: ["starknet"],
  nervos: ["nervos"],
  monero: ["monero"],
};
// The same VM, but an API per chain: IOTA's own methods have no weights yet.
const moveFamilies: Record<string, string[]> = { sui: ["sui"], apt: ["aptos"], move: ["aptos"] };

/** The families of `compute-units.json` that a chain supports; empty for chains without a list of methods. */
export function methodFamilies({ key, families: ownFamilies, addOns, methods }: Chain): string[] {
  const found = ownFamilies.flatMap((family) => (family === "move" ? moveFamilies[key] : families[family]) ?? []);
  if (ownFamilies.includes("substrate") && methods.some((method) => method.startsWith("GET /"))) {
    found.push("substrate-sidecar");
  }
  if (addOns.some((addOn) => addOn.startsWith("blockbook"))) found.push("blockbook");
  return found;
}

// Methods for blocks before Nitro, which only Arbitrum One has.
const ownMethods = Object.entries(ofOneChain);

/** Whether a chain supports a method of one of its families: some methods of a family exist on one chain only. */
export const hasMethod = (key: string, method: string) =>
  ownMethods.every(([prefix, chain]) => chain === key || !method.startsWith(prefix));
