import { createPublicClient, createTestClient, http, parseEther } from "viem";
import type { Address } from "viem";

import { bufferResponse } from "../../../features/shared/contracts/readBounded.ts";
import type { Chains } from "../../kit/chain/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";

const requestTimeoutMs = 10_000;
// A block with all its transactions is far smaller.
const maxBytes = 16 * 1024 * 1024;

const createNode = (rpcUrl: string, isLocal: boolean) =>
  createPublicClient({
    transport: http(rpcUrl, {
      timeout: requestTimeoutMs,
      retryCount: 1,
      // Public nodes often reject or bill batches; the local chain is faster with them.
      batch: isLocal ? { batchSize: 50 } : false,
      fetchOptions: { redirect: "error" },
      fetchFn: async (input, init) => bufferResponse(await fetch(input, init), maxBytes),
    }),
  });

export type Node = ReturnType<typeof createNode>;

/**
 * Connects to the network's node: the configured one, or the local test chain, started if necessary and funded when
 * new.
 */
export function connectTo(network: FaucetNetwork, chains: Chains, sender: Address): () => Promise<Node> {
  let node: Node | undefined;
  let nodeUrl = "";
  return async () => {
    const { rpcUrl } = network.real ?? (await chains.localChain(network.chainId));
    if (node && nodeUrl === rpcUrl) return node;
    const fresh = createNode(rpcUrl, !network.real);
    const chainId = await fresh.getChainId();
    if (chainId !== network.chainId)
      throw new Error(`The node of ${network.id} answers for chain ${chainId} instead of ${network.chainId}.`);
    if (!network.real) await fund(fresh, rpcUrl, sender);
    node = fresh;
    nodeUrl = rpcUrl;
    return node;
  };
}

/** Initial balance of the faucet on a new local test chain. */
export const localFunds = parseEther("10000");

async function fund(node: Node, rpcUrl: string, address: Address): Promise<void> {
  const [balance, nonce] = await Promise.all([node.getBalance({ address }), node.getTransactionCount({ address })]);
  if (balance > 0n || nonce > 0) return;
  await createTestClient({ mode: "anvil", transport: http(rpcUrl) }).setBalance({ address, value: localFunds });
}
