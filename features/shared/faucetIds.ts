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
