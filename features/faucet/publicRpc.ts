import type { FaucetId } from "@/features/shared/faucetIds";

/** A public endpoint of each network, for wallets that do not know it (EIP-3085 requires one). */
export const publicRpc: Record<FaucetId, string> = {
  "eth-sepolia": "https://11155111.rpc.thirdweb.com",
  "arb-sepolia": "https://sepolia-rollup.arbitrum.io/rpc",
  "op-sepolia": "https://sepolia.optimism.io",
  "base-sepolia": "https://sepolia.base.org",
  "blast-sepolia": "https://sepolia.blast.io",
  "scroll-sepolia": "https://sepolia-rpc.scroll.io",
  "linea-sepolia": "https://rpc.sepolia.linea.build",
  "zksync-sepolia": "https://sepolia.era.zksync.dev",
  "matic-amoy": "https://polygon-amoy.drpc.org",
};
