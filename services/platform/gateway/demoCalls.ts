import { ownValue } from "../../../features/shared/contracts/ownValue.ts";
import { RpcError } from "./RpcError.ts";

// What its node lacks or answers in another form than the specification: it mines on its own, without peers.
const ownResponses: Record<string, string> = {
  eth_mining: "false",
  eth_protocolVersion: '"0x1"',
  net_peerCount: '"0x0"',
};

/** JSON text of the result of a method that the demo chain's node does not answer; `undefined` for the others. */
export const handleDemoCall = (method: string): string | undefined => ownValue(ownResponses, method);

const kinds = ["newHeads", "logs", "newPendingTransactions", "syncing"];

/** Whether a subscription is to the demo chain's progress of synchronising, which never changes; throws `RpcError` for an unknown kind. */
export function isDemoSyncing(params: unknown): boolean {
  const [kind]: unknown[] = Array.isArray(params) ? params : [];
  if (typeof kind === "string" && kinds.includes(kind)) return kind === "syncing";
  throw new RpcError("bad_parameters", `The first parameter must be one of ${kinds.join(", ")}.`);
}

/** Parameters in the one form that the demo chain's node reads: storage keys of `eth_getProof` as 32 bytes. */
export function toDemoParams(method: string, params: unknown): unknown {
  if (method !== "eth_getProof" || !Array.isArray(params)) return params;
  const [address, keys, ...rest]: unknown[] = params;
  if (!Array.isArray(keys)) return params;
  return [address, keys.map(padKey), ...rest];
}

const padKey = (key: unknown): unknown =>
  typeof key === "string" && /^0x[\da-f]{1,64}$/i.test(key) ? `0x${key.slice(2).padStart(64, "0")}` : key;
