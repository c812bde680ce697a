import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { RpcError } from "./RpcError.ts";

const methods = ["eth_getLogs", "trace_filter"];

/** Throws `RpcError` for a range of blocks above the limit; `getHead` returns the latest block, if needed. */
export async function checkLogRange(method: string, params: unknown, getHead: () => Promise<number>): Promise<void> {
  if (!methods.includes(method) || !Array.isArray(params)) return;
  const [filter]: unknown[] = params;
  if (typeof filter !== "object" || filter === null || "blockHash" in filter) return;
  const { fromBlock, toBlock }: Record<string, unknown> = { ...filter };
  const from = parseBlock(fromBlock);
  if (from === undefined) return;
  const to = parseBlock(toBlock) ?? (await getHead());
  // Such as 0x10 to 0x19: ten blocks.
  const count = to - from + 1;
  if (count <= rpcLimits.logBlocks) return;
  throw new RpcError(
    "range_too_large",
    `The range has ${count} blocks; at most ${rpcLimits.logBlocks} are allowed, such as 0x${from.toString(16)} to 0x${(from + rpcLimits.logBlocks - 1).toString(16)}.`,
  );
}

/** A block number; `undefined` for tags of recent blocks, and for input that the node rejects itself. */
function parseBlock(value: unknown): number | undefined {
  if (value === "earliest") return 0;
  return typeof value === "string" && /^0x[\da-f]{1,12}$/i.test(value) ? Number(value) : undefined;
}
