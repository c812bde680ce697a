/** The faucet's networks: protocol and network joined by a dash. Any other id is no faucet. */
export const faucetIds = [
  "eth-sepolia",
  "arb-sepolia",
  "op-sepolia",
  "base-sepolia",
  "blast-sepolia",
  "scroll-sepolia",
  "linea-sepolia",
  "zksync-sepolia",
  "matic-amoy",
] as const;

export type FaucetId = (typeof faucetIds)[number];

const names: Record<FaucetId, readonly [chain: string, network: string]> = {
  "eth-sepolia": ["Ethereum", "Sepolia"],
  "arb-sepolia": ["Arbitrum", "Sepolia"],
  "op-sepolia": ["OP", "Sepolia"],
  "base-sepolia": ["Base", "Sepolia"],
  "blast-sepolia": ["Blast", "Sepolia"],
  "scroll-sepolia": ["Scroll", "Sepolia"],
  "linea-sepolia": ["Linea", "Sepolia"],
  "zksync-sepolia": ["ZKsync", "Sepolia"],
  "matic-amoy": ["Polygon", "Amoy"],
};

/** Display name of a faucet's network, in two words; main networks have other names. */
export const faucetName = (id: FaucetId) => names[id];

/** Whether a value from outside names one of the nine faucets. */
export const isFaucetId = (value: string): value is FaucetId => faucetIds.some((id) => id === value);
