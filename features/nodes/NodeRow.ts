import type { FeatureProof } from "@/features/shared/catalogue/describeProof";
import type { ChainStatus } from "@/features/shared/contracts/chains";

/** One row of the list of nodes: plain values only, because it is serialised for the browser. */
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
  /** Day on which the chain itself was shut down; `null` where that is not recorded. */
  ended: string | null;
  /** Percent with two decimals. */
  availability: string;
  /** False when the value is the default, not a measurement. */
  isMeasured: boolean;
  isPartner: boolean;
  /** Whether a private server of this chain is offered. */
  isDedicated: boolean;
  /** How its archive data is known: `FeatureProof`; `null` without any. */
  archive: FeatureProof | null;
  /** Position in lists ordered by use; high for chains without one. */
  order: number;
  /** The same of its calls that trace. */
  trace: FeatureProof | null;
  /** Minutes lost in ninety days, the mean of the regions; `null` when nothing was measured. */
  lost: number | null;
  /** Milliseconds of the quickest region's p50; `null` when nothing was measured. */
  latency: number | null;
};
