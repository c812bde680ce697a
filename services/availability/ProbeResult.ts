import type { Chain } from "../kit/catalog/readChains.ts";

export const regions = ["nyc", "fra", "sgp"] as const;
export type Region = (typeof regions)[number];

/** A probe's measurement of one endpoint. */
export type ProbeResult = {
  protocol: string;
  network: string;
  region: Region;
  /** Index among several endpoints of the same network and region. */
  endpoint: number;
  takenAt: Date;
  reachable: boolean;
  /** Milliseconds to the complete response; `null` without one. */
  latency: number | null;
  height: number | null;
};

/** The network whose figures represent the chain. */
export const mainNetwork = ({ networks }: Pick<Chain, "networks">) =>
  "mainnet" in networks ? "mainnet" : (Object.keys(networks)[0] ?? "mainnet");
