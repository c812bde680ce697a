import type { Chain } from "../kit/catalog/readChains.ts";

/** The network whose figures stand for the chain. */
export const mainNetwork = ({ networks }: Pick<Chain, "networks">) =>
  "mainnet" in networks ? "mainnet" : (Object.keys(networks)[0] ?? "mainnet");
