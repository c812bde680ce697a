import { array, mixed } from "yup";

import { currentKey } from "../../../features/shared/contracts/chains.ts";
import type { ChainStatus, ServiceLevel } from "../../../features/shared/contracts/chains.ts";
import { readChainEntries, readChainId } from "../../../features/shared/contracts/readChainEntries.ts";
import type { ChainEntry, NetworkEntry } from "../../../features/shared/contracts/readChainEntries.ts";
import { log } from "../log.ts";
import { readData } from "./readData.ts";

export type ChainNetwork = { name: string; chainId?: number; interfaces: string[] };

export type Chain = {
  key: string;
  name: string;
  status: ChainStatus;
  /** The families of a chain, such as `["evm", "substrate"]`. */
  families: string[];
  addOns: string[];
  /** Documented methods; those of REST interfaces start with their verb. */
  methods: string[];
  multiplier: number;
  networks: Record<string, ChainNetwork>;
  serviceLevels: ServiceLevel[];
  isPartner?: boolean;
  youtube?: string;
};

// Every service reads the file; errors in it are logged once.
const logged = new Set<string>();

function logOnce(sentence: string): void {
  if (logged.has(sentence)) return;
  logged.add(sentence);
  log("error", "catalog", sentence);
}

/** Every chain of `protocols.json`, in its order; an invalid entry is logged by name and omitted. */
export const readChains = (folder: string): Chain[] =>
  readChainEntries(readData(folder, "protocols.json", array(mixed()).required()), logOnce).map(toChain);

function toChain({ key, family, chainMultiplier, networks, ...rest }: ChainEntry): Chain {
  return {
    key: currentKey(key),
    name: rest.name,
    status: rest.status ?? "available",
    families: family.split("+"),
    addOns: rest.addOns ?? [],
    methods: rest.docsMethods ?? [],
    multiplier: chainMultiplier,
    networks: Object.fromEntries(Object.entries(networks).map(([id, value]) => [id, toNetwork(value)])),
    serviceLevels: rest.serviceLevels ?? [],
    isPartner: rest.isPartner,
    youtube: rest.youtube,
  };
}

function toNetwork(network: NetworkEntry): ChainNetwork {
  const chainId = readChainId(network);
  return { name: network.name, interfaces: network.interfaces ?? [], ...(chainId === undefined ? {} : { chainId }) };
}
