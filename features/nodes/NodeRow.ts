import type { ChainStatus } from "@/features/shared/contracts/chains";

/** One line of the list of nodes: plain values only, because it travels to the browser. */
export type NodeRow = {
  key: string;
  name: string;
  ticker: string;
  otherNames: string[];
  chainIds: number[];
  networks: string[];
  hasTestnet: boolean;
  interfaces: string[];
  families: string[];
  status: ChainStatus;
  /** Percent with two decimals. */
  availability: string;
  /** False when the value is the default, not a measurement. */
  isMeasured: boolean;
  isPartner: boolean;
  /** A private server of this chain can be had. */
  isDedicated: boolean;
  /** Its whole history can be asked for. */
  hasArchive: boolean;
  /** One character a bar of `DayBars`; empty when there is no history. */
  levels: string;
};
