import type { Composed } from "../../kit/methods/compose.ts";
import type { NetworkChecks } from "./methodChecks.ts";

/** Sends one request to an endpoint: its status and text; throws when it does not answer in time. */
export type Send = (composed: Composed) => Promise<{ status: number; text: string }>;

type Reach = NetworkChecks["reach"];

const depths = [1_000_000, 100_000, 10_000, 1_000, 128];
const ranges = [10, 100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];
// No contract: its logs are few, so that the range decides.
const address = "0x0000000000000000000000000000000000000000";

const toHex = (number: number) => `0x${Math.max(number, 0).toString(16)}`;

/** How many blocks back an EVM endpoint answers states, and over how many it answers logs; empty when it answers neither. */
export async function probeReach(send: Send): Promise<Reach> {
  const call = async (method: string, params: unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    try {
      return Object(JSON.parse((await send({ verb: "POST", path: "", body })).text)).result;
    } catch {
      // A timeout or an error page is no answer.
      return undefined;
    }
  };
  const height = Number(await call("eth_blockNumber", []));
  if (!Number.isSafeInteger(height)) return [];
  return [...(await findArchive(call, height)), ...(await findLogs(call, height))];
}

type Call = (method: string, params: unknown[]) => Promise<unknown>;

async function findArchive(call: Call, height: number): Promise<Reach> {
  const isAnswered = async (block: number) =>
    typeof (await call("eth_getBalance", [address, toHex(block)])) === "string";
  if (await isAnswered(Math.min(1, height))) return [{ kind: "archive", blocks: height, isWhole: true }];
  for (const blocks of depths.filter((one) => one < height))
    if (await isAnswered(height - blocks)) return [{ kind: "archive", blocks, isWhole: false }];
  return [];
}

async function findLogs(call: Call, height: number): Promise<Reach> {
  let widest: Reach[number] | undefined;
  for (const range of ranges) {
    const blocks = Math.min(range, height + 1);
    const filter = { address, fromBlock: toHex(height - blocks + 1), toBlock: toHex(height) };
    if (!Array.isArray(await call("eth_getLogs", [filter]))) break;
    widest = { kind: "logs", blocks, isWhole: blocks > height };
    if (widest.isWhole) break;
  }
  return widest ? [widest] : [];
}
