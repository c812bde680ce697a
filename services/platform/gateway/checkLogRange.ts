import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { RpcError } from "./RpcError.ts";

const methods = ["eth_getLogs", "erigon_getLogs", "trace_filter"];

type GetHead = () => Promise<number>;
type Range = { from: number; to: number };

/** Throws `RpcError` for a range of more than `limit` blocks; `getHead` returns the latest block, if needed. */
export async function checkLogRange(method: string, params: unknown, getHead: GetHead, limit: number): Promise<void> {
  const range = await findRange(method, params, getHead);
  if (!range) return;
  // Such as 0x10 to 0x19: ten blocks.
  const count = range.to - range.from + 1;
  if (count <= limit) return;
  const allowed = { from: range.from, to: range.from + limit - 1 };
  const such = `such as ${hex(allowed.from)} to ${hex(allowed.to)}`;
  throw rangeError(`The range has ${count} blocks; at most ${limit} are allowed, ${such}.`, allowed, limit);
}

/** The error for a range whose answer is too large; `undefined` for any other call, and for a single block. */
export async function findSmallerRange(
  method: string,
  params: unknown,
  getHead: GetHead,
  limit: number,
): Promise<RpcError | undefined> {
  const range = await findRange(method, params, getHead);
  if (!range || range.to <= range.from) return undefined;
  const half = { from: range.from, to: range.from + Math.floor((range.to - range.from) / 2) };
  return rangeError(`response too large: the range has more than ${rpcLimits.answerBytes} bytes of logs.`, half, limit);
}

/** A sentence for people, then the words and the code by which indexers split a range. */
function rangeError(sentence: string, { from, to }: Range, limit: number): RpcError {
  const suggestion = `Try with this block range [${hex(from)}, ${hex(to)}].`;
  const details = { from: hex(from), to: hex(to), ...(Number.isFinite(limit) ? { limit } : {}) };
  return new RpcError("range_too_large", `${sentence} ${suggestion}`, details);
}

async function findRange(method: string, params: unknown, getHead: GetHead): Promise<Range | undefined> {
  if (!methods.includes(method) || !Array.isArray(params)) return undefined;
  const [filter]: unknown[] = params;
  if (typeof filter !== "object" || filter === null || "blockHash" in filter) return undefined;
  const { fromBlock, toBlock }: Record<string, unknown> = { ...filter };
  const from = parseBlock(fromBlock);
  return from === undefined ? undefined : { from, to: parseBlock(toBlock) ?? (await getHead()) };
}

const hex = (block: number) => `0x${block.toString(16)}`;

/** A block number; `undefined` for tags of recent blocks, and for input that the node rejects itself. */
function parseBlock(value: unknown): number | undefined {
  if (value === "earliest") return 0;
  return typeof value === "string" && /^0x[\da-f]{1,12}$/i.test(value) ? Number(value) : undefined;
}
