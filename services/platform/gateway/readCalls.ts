import { InvalidJson, parseBody } from "../../../features/shared/contracts/parseJson.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { RpcError } from "./RpcError.ts";
import type { CallId } from "./RpcError.ts";

/** A call; without an id it is a notification, which gets no response. */
export type Call = { id: CallId; isNotification: boolean; method: string; params: unknown };

/** An invalid member of a batch, with its error response. */
export type Refused = { id: CallId; error: RpcError };

type Calls = { isBatch: boolean; entries: (Call | Refused)[] };

/** The calls of a body; throws `RpcError` for invalid JSON, and for a batch that is empty or too large. */
export function readCalls(text: Uint8Array | string): Calls {
  const body = parse(text);
  if (!Array.isArray(body)) return { isBatch: false, entries: [readCall(body)] };
  if (body.length === 0) throw new RpcError("bad_request", "The batch is empty.");
  if (body.length > rpcLimits.batchCalls) {
    throw new RpcError(
      "batch_too_large",
      `batch too large: ${body.length} calls, at most ${rpcLimits.batchCalls} are allowed.`,
    );
  }
  return { isBatch: true, entries: body.map(readCall) };
}

function parse(text: Uint8Array | string): unknown {
  try {
    return parseBody(text);
  } catch (error) {
    if (error instanceof InvalidJson) throw new RpcError("bad_json", error.message);
    throw error;
  }
}

function readCall(value: unknown): Call | Refused {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return reject(null, "A call is an object with jsonrpc, id, method and params.");
  const { id, method, params, jsonrpc }: Record<string, unknown> = { ...value };
  if (id !== undefined && id !== null && typeof id !== "string" && typeof id !== "number")
    return reject(null, "id must be a string, a number or null.");
  if (typeof method !== "string" || method === "") return reject(id ?? null, "method must be a string.");
  if (jsonrpc !== undefined && jsonrpc !== "2.0" && jsonrpc !== "1.0")
    return reject(id ?? null, 'jsonrpc must be "2.0".');
  if (params !== undefined && params !== null && typeof params !== "object")
    return reject(id ?? null, "params must be an array or an object.");
  return { id: id ?? null, isNotification: id === undefined, method, params: params ?? [] };
}

const reject = (id: CallId, message: string): Refused => ({ id, error: new RpcError("bad_request", message) });
