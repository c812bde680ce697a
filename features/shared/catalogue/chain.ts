import type { ChainStatus, ServiceLevel } from "@/features/shared/contracts/chains";

/** One network of a chain. */
export type Network = {
  id: string;
  name: string;
  isTest: boolean;
  /** Only when it was checked against a registry; never a guess. */
  chainId: number | undefined;
  /** Hash of the first block, for networks without a chain id. */
  genesis?: string | undefined;
  explorer: string | undefined;
  interfaces: string[];
};

/** One chain of the built-in catalogue. */
export type Chain = {
  key: string;
  name: string;
  ticker: string;
  /** Place in lists ordered by use, 1 first; those without one follow. */
  order: number | undefined;
  /** Keys and names it had before. */
  oldNames: string[];
  /** Further names, only for searches. */
  otherNames: string[];
  /** Families of the chain: `evm`, `utxo`, … ; some have two. */
  families: string[];
  networks: Network[];
  interfaces: string[];
  addOns: string[];
  /** Methods that its documentation lists first. */
  methods: string[];
  multiplier: number;
  status: ChainStatus;
  /** When the chain itself was shut down, and the source of that. */
  ended: { on: string; source: string } | undefined;
  isPartner: boolean;
  serviceLevels: ServiceLevel[];
  /** A private server of this chain can be had. */
  isDedicated: boolean;
  /** Whether its full history is available. */
  hasArchive: boolean;
};
