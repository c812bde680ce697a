import { blockGasLimit } from "../chain/anvil.ts";
import { BadParameters } from "./compose.ts";

const mostCalls = 8;

/**
 * A test chain computes on this machine: throws `BadParameters` for a call that would take more of it than a block
 * does. Without the gas of its own that a call may name, the chain stops it at the gas limit of a block.
 */
export function refuseCostly(method: string, params: unknown): void {
  const sizes = { calls: 0 };
  walk(params, sizes);
  if (sizes.calls > mostCalls) throw new BadParameters(`The test chain simulates at most ${mostCalls} calls at once.`);
  // Every step of the code is an entry of its own there: a hundred megabytes for five million gas.
  if (/^debug_trace/.test(method) && !namesTracer(params)) {
    throw new BadParameters('The test chain needs a tracer, such as {"tracer":"callTracer"} in options.');
  }
}

function walk(value: unknown, sizes: { calls: number }): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/^gas(limit)?$/i.test(key)) refuseGas(inner);
    // An empty block costs about as much as a call.
    if (/^(calls|blockStateCalls)$/i.test(key) && Array.isArray(inner)) sizes.calls += inner.length;
    walk(inner, sizes);
  }
}

function refuseGas(value: unknown): void {
  const text = String(value ?? "0");
  // The node reads more spellings of a number than these.
  if (/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(text) && BigInt(text) <= blockGasLimit) return;
  throw new BadParameters(`The test chain takes at most ${blockGasLimit} gas for a call, as a number or 0x….`);
}

const namesTracer = (params: unknown): boolean =>
  Array.isArray(params) &&
  params.some((one: unknown) => typeof one === "object" && one !== null && "tracer" in one && one.tracer !== undefined);
