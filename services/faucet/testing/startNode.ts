import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createTestClient, http, publicActions, walletActions } from "viem";

import { createChains } from "../../kit/chain/index.ts";

/** Reads and controls a test chain. */
export const createClient = (rpcUrl: string) =>
  createTestClient({ mode: "anvil", transport: http(rpcUrl, { retryCount: 0 }) })
    .extend(publicActions)
    .extend(walletActions);

export type TestNode = { rpcUrl: string; client: ReturnType<typeof createClient>; close(): Promise<void> };

/** A test chain in the role of a real node. */
export async function startNode(chainId = 11155111): Promise<TestNode> {
  const dataDir = mkdtempSync(join(tmpdir(), "halyard-node-"));
  const chains = createChains({ dataDir });
  const { rpcUrl } = await chains.localChain(chainId);
  return {
    rpcUrl,
    client: createClient(rpcUrl),
    close: async () => {
      await chains.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
