import { currentKey } from "@/features/shared/contracts/chains";
import { readChainEntries, readChainId } from "@/features/shared/contracts/readChainEntries";
import type { ChainEntry, NetworkEntry } from "@/features/shared/contracts/readChainEntries";

import type { Chain, Network } from "./chain";

/** Reads the catalogue's entries; one that cannot be used is logged by name and left out. */
export function readCatalogue(value: unknown): Chain[] {
  return readChainEntries(value, (sentence) => console.error(`catalogue: ${sentence}`)).map(toChain);
}

function toChain(raw: ChainEntry): Chain {
  const key = currentKey(raw.key);
  return {
    key,
    name: raw.name,
    ticker: raw.ticker,
    order: raw.order,
    oldNames: [...(raw.aliases ?? []), ...(key === "pol" ? ["matic"] : [])],
    otherNames: raw.otherNames ?? [],
    families: raw.family.split("+"),
    networks: Object.entries(raw.networks).map(([id, value]) => toNetwork(id, value)),
    interfaces: raw.interfaces,
    addOns: raw.addOns ?? [],
    methods: raw.docsMethods ?? [],
    multiplier: raw.chainMultiplier,
    status: raw.status ?? "available",
    ended: raw.ended,
    serviceLevels: raw.serviceLevels ?? [],
    isDedicated: raw.serviceLevels?.includes("dedicated") ?? false,
    hasArchive: raw.serviceLevels?.includes("archive") ?? false,
    isPartner: raw.isPartner ?? false,
  };
}

function toNetwork(id: string, raw: NetworkEntry): Network {
  return {
    id,
    name: raw.name,
    isTest: id !== "mainnet",
    chainId: readChainId(raw),
    genesis: raw.genesis,
    explorer: raw.explorer,
    interfaces: raw.interfaces ?? [],
  };
}
