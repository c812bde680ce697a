import { parseExact, writeExact } from "../../../features/shared/contracts/exactJson.ts";
import { decodeBody, InvalidJson, parseBody } from "../../../features/shared/contracts/parseJson.ts";
import { sharedLimits } from "../../../features/shared/contracts/planLimits.ts";
import { RpcError } from "./RpcError.ts";
import type { CallId } from "./RpcError.ts";

/** A call; without an id it is a notification, which gets no response. */
export type Call = {
  id: CallId;
  isNotification: boolean;
  method: string;
  params: unknown;
  /** The parameters with their numbers as written, for `writeExact`. */
  exactParams: unknown;
};

/** A call that is not run, with its error; a notification gets none. */
export type Refused = { id: CallId; error: RpcError };

type Calls = { isBatch: boolean; entries: (Call | Refused)[] };

// Bounds the answer to a batch that is far too long.
const maxRefused = 10 * sharedLimits.batchCalls;

/** What a batch may have, and the error of one that has more calls. */
export type BatchLimit = { maxCalls: number; createError: (calls: number) => RpcError };

/** The calls of a body; throws `RpcError` for invalid JSON and an empty batch. A batch that is too long is refused call by call. */
export function readCalls(body: Uint8Array, { maxCalls, createError }: BatchLimit): Calls {
  const { value, exact } = parse(body);
  if (!Array.isArray(value) || !Array.isArray(exact)) return { isBatch: false, entries: [readCall(value, exact)] };
  if (value.length === 0) throw new RpcError("bad_request", "The batch is empty.");
  const refused = value.length <= maxCalls ? undefined : createError(value.length);
  const shown = value.length > maxRefused ? value.slice(0, 1) : value;
  const entries = shown.map((item, index) => readCall(item, exact[index]));
  if (!refused) return { isBatch: true, entries };
  return {
    isBatch: true,
    entries: entries.flatMap((entry) => {
      if ("method" in entry && entry.isNotification) return [];
      return [{ id: entry.id, error: refused }];
    }),
  };
}

function parse(body: Uint8Array): { value: unknown; exact: unknown } {
  try {
    const text = decodeBody(body);
    return { value: parseBody(text), exact: parseExact(text) };
  } catch (error) {
    if (error instanceof InvalidJson) throw new RpcError("bad_json", error.message);
    throw error;
  }
}

function readCall(value: unknown, exact: unknown): Call | Refused {
  const members = readMembers(value);
  if (!members) return reject("null", "A call is an object with jsonrpc, id, method and params.");
  const { id, method, params, jsonrpc } = members;
  if (id !== undefined && id !== null && typeof id !== "string" && typeof id !== "number")
    return reject("null", "id must be a string, a number or null.");
  const exactMembers = readMembers(exact);
  const idText = id === undefined ? "null" : writeExact(exactMembers?.id);
  if (typeof method !== "string" || method === "") return reject(idText, "method must be a string.");
  if (jsonrpc !== undefined && jsonrpc !== "2.0" && jsonrpc !== "1.0") return reject(idText, 'jsonrpc must be "2.0".');
  if (params !== undefined && params !== null && typeof params !== "object")
    return reject(idText, "params must be an array or an object.");
  const isNotification = id === undefined;
  return { id: idText, isNotification, method, params: params ?? [], exactParams: exactMembers?.params ?? [] };
}

const readMembers = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;

const reject = (id: CallId, message: string): Refused => ({ id, error: new RpcError("bad_request", message) });
