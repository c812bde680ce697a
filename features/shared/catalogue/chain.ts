import type { ChainStatus } from "@/features/shared/contracts/chainStatuses";

/** One network of a chain. */
export type Network = {
  id: string;
  name: string;
  isTest: boolean;
  /** Only when it was checked against a registry; never a guess. */
  chainId: number | undefined;
  explorer: string | undefined;
  interfaces: string[];
};

/** One chain of the built-in catalogue. */
export type Chain = {
  key: string;
  name: string;
  ticker: string;
  /** Keys and names it had before. */
  oldNames: string[];
  /** What it is also called, for searches only. */
  otherNames: string[];
  /** What kind of chain it is: `evm`, `utxo`, … ; some are two kinds. */
  families: string[];
  networks: Network[];
  interfaces: string[];
  addOns: string[];
  /** Methods that its documentation leads with. */
  methods: string[];
  multiplier: number | undefined;
  status: ChainStatus;
  isPartner: boolean;
  /** What it is offered as: `shared`, `dedicated`, `archive`. */
  serviceLevels: string[];
  /** A private server of this chain can be had. */
  isDedicated: boolean;
  /** Its whole history can be asked for. */
  hasArchive: boolean;
};

/** Keys that were renamed read as their new ones wherever they come in: `matic` → `pol`. */
export const currentKey = (key: string) => (key === "matic" ? "pol" : key);

/** What is shown where a chain's availability was not measured. */
export const defaultAvailability = "99.99";
