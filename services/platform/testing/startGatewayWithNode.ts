import type { PlatformOptions } from "../index.ts";
import { startGateway } from "./startGateway.ts";
import { startTestNode } from "./startTestNode.ts";
import type { Reply } from "./startTestNode.ts";

/** A gateway whose Ethereum and Solana mainnets use one node, which responds by method, with `0x0` by default. */
export async function startGatewayWithNode(replies: Record<string, Reply>, options: Partial<PlatformOptions> = {}) {
  const node = await startTestNode(({ method }) => replies[method] ?? { result: "0x0" });
  const gateway = await startGateway({
    ...options,
    source: { RPC_ETH_MAINNET_URL: node.url, RPC_SOL_MAINNET_URL: node.url },
  });
  const send = async (path: string, body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>) => {
    const response = await gateway.post(path, body, headers);
    const result: unknown = await response.json();
    return { status: response.status, body: result };
  };
  const close = async () => {
    await gateway.close();
    node.close();
  };
  return { node, gateway, send, close };
}
