import { ownValue } from "../../../features/shared/contracts/ownValue.ts";

/** Where a method of Ethereum takes the block that it reads. */
const blockIndexes: Record<string, number> = {
  eth_call: 1,
  eth_createAccessList: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getProof: 2,
  eth_getStorageAt: 2,
  eth_getTransactionCount: 1,
  eth_simulateV1: 1,
};

/** Parameters with the block `latest` where it was left out: nodes differ in whether they add it. */
export function completeParams(method: string, params: unknown): unknown {
  const index = ownValue(blockIndexes, method);
  if (index === undefined || !Array.isArray(params)) return params;
  const list: unknown[] = params;
  // A call without its other parameters is the node's to refuse.
  return list.length < index || (list[index] ?? null) !== null
    ? list
    : [...list.slice(0, index), "latest", ...list.slice(index + 1)];
}
