import type { Address } from "viem";

import type { Head } from "./context.ts";
import type { Node } from "./node.ts";

/** The node's latest block and the account's state. */
export async function readHead(node: Node, address: Address): Promise<Head> {
  const [block, nonce, balance] = await Promise.all([
    node.getBlock({ blockTag: "latest" }),
    node.getTransactionCount({ address, blockTag: "latest" }),
    node.getBalance({ address, blockTag: "latest" }),
  ]);
  return { block: Number(block.number), nonce, balance, baseFee: block.baseFeePerGas ?? 0n };
}
