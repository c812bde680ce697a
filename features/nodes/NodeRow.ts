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
  /** Position in lists ordered by use; high for chains without one. */
  order: number;
  /** Traces can be asked for. */
  hasTrace: boolean;
  /** Minutes lost in ninety days, the mean of the regions; `null` when nothing was measured. */
  lost: number | null;
  /** Milliseconds of the quickest region's p50; `null` when nothing was measured. */
  latency: number | null;
  /** One character a bar of `DayBars`; empty when there is no history. */
  levels: string;
};
