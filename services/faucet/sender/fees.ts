import type { Round } from "./context.ts";

export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** A fee that still suffices when the base fee doubles. */
export async function currentFees({ node, head }: Round): Promise<Fees> {
  const maxPriorityFeePerGas = await node.estimateMaxPriorityFeePerGas();
  return { maxPriorityFeePerGas, maxFeePerGas: head.baseFee * 2n + maxPriorityFeePerGas };
}

/** The fee of a replacement: nodes accept one only when both parts rise by an eighth. */
export function raisedFees(current: Fees, before: Fees): Fees {
  const raise = (now: bigint, then: bigint) => larger(now, then + then / 8n + 1n);
  return {
    maxPriorityFeePerGas: raise(current.maxPriorityFeePerGas, before.maxPriorityFeePerGas),
    maxFeePerGas: raise(current.maxFeePerGas, before.maxFeePerGas),
  };
}

const larger = (one: bigint, two: bigint) => (one > two ? one : two);
