export type NetworkFacts = {
  id: string;
  protocol: string;
  network: string;
  name: string;
  chainId: number;
  symbol: string;
  explorer: string;
  /** In wei. */
  payout: bigint;
  /** Blocks, including the payment's own, until it is final. */
  confirmations: number;
};

// One coin of each network, in wei.
const coin = 10n ** 18n;

const facts = (id: string, name: string, chainId: number, explorer: string, more: Partial<NetworkFacts> = {}) => {
  const [protocol = "", network = ""] = id.split("-");
  const usual = { symbol: "ETH", payout: coin / 20n, confirmations: 2 };
  return { id, protocol, network, name, chainId, explorer, ...usual, ...more };
};

/** The nine supported test networks. */
export const faucetNetworks: readonly NetworkFacts[] = [
  facts("eth-sepolia", "Ethereum Sepolia", 11155111, "https://sepolia.etherscan.io"),
  facts("arb-sepolia", "Arbitrum Sepolia", 421614, "https://sepolia.arbiscan.io"),
  facts("op-sepolia", "OP Sepolia", 11155420, "https://sepolia-optimism.etherscan.io"),
  facts("base-sepolia", "Base Sepolia", 84532, "https://sepolia.basescan.org"),
  facts("blast-sepolia", "Blast Sepolia", 168587773, "https://sepolia.blastscan.io"),
  facts("scroll-sepolia", "Scroll Sepolia", 534351, "https://sepolia.scrollscan.com"),
  facts("linea-sepolia", "Linea Sepolia", 59141, "https://sepolia.lineascan.build"),
  facts("zksync-sepolia", "ZKsync Sepolia", 300, "https://sepolia.explorer.zksync.io"),
  facts("matic-amoy", "Polygon Amoy", 80002, "https://amoy.polygonscan.com", {
    symbol: "POL",
    payout: coin / 5n,
    confirmations: 5,
  }),
];
