import type { Chain } from "../kit/catalog/readChains.ts";

export const regions = ["nyc", "fra", "sgp"] as const;
export type Region = (typeof regions)[number];

/** What a probe saw of one endpoint. */
export type ProbeResult = {
  protocol: string;
  network: string;
  region: Region;
  /** Which of several endpoints of the place, counted from 0. */
  endpoint: number;
  takenAt: Date;
  reachable: boolean;
  /** Milliseconds to the whole answer; `null` when there was none. */
  latency: number | null;
  height: number | null;
};

/** The network whose figures stand for the chain. */
export const mainNetwork = ({ networks }: Pick<Chain, "networks">) =>
  "mainnet" in networks ? "mainnet" : (Object.keys(networks)[0] ?? "mainnet");
