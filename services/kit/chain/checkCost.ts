import { isHex, parseTransaction } from "viem";

import { ownValue } from "../../../features/shared/contracts/ownValue.ts";
import { BadParameters } from "../HttpError.ts";
import { blockGasLimit } from "./anvil.ts";

const maxCalls = 8;
// A trace stores the input of every call in it. With this much gas, a loop of calls with maximum input makes 80 MB and
// takes a second; it grows quadratically, and the chain stores it for mined transactions.
const tracedGas = 60_000;

/** Position of the options of each tracing method; the node ignores them elsewhere. */
const optionIndexes: Record<string, number> = {
  debug_traceCall: 2,
  debug_traceTransaction: 1,
  debug_traceBlock: 1,
  debug_traceBlockByNumber: 1,
  debug_traceBlockByHash: 1,
};

type Sizes = { calls: number; tracers: number; steps: boolean };

/**
 * A test chain runs on this machine: throws `BadParameters` for a call that would cost more than a block. Without
 * explicit gas, the chain stops a call at the block gas limit. A transaction may have `maxTransactionGas`.
 */
export function checkCost(method: string, params: unknown, maxTransactionGas = tracedGas): void {
  const list: unknown[] = Array.isArray(params) ? params : [];
  const sizes = { calls: 0, tracers: 0, steps: false };
  walk(params, sizes);
  if (sizes.calls > maxCalls) throw new BadParameters(`The test chain simulates at most ${maxCalls} calls at once.`);
  if (sizes.steps) throw new BadParameters("The test chain takes no vmTrace, which has an entry for every step.");
  checkSteps(method, list, sizes);
  if (method === "debug_traceCall") checkTracedGas(getMember(list[0], "gas"));
  if (method === "eth_sendRawTransaction") checkTransaction(list[0], maxTransactionGas);
}

function walk(value: unknown, sizes: Sizes): void {
  if (value === "vmTrace") sizes.steps = true;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/^gas(limit)?$/i.test(key)) checkGas(inner);
    if (key === "tracer") sizes.tracers += 1;
    // An empty block costs about as much as a call.
    if (/^(calls|blockStateCalls)$/i.test(key) && Array.isArray(inner)) sizes.calls += inner.length;
    walk(inner, sizes);
  }
}

function checkGas(value: unknown): void {
  const gas = parseGas(value ?? "0");
  if (gas !== undefined && gas <= blockGasLimit) return;
  throw new BadParameters(`The test chain takes at most ${blockGasLimit} gas for a call, as a number or 0x….`);
}

// The node accepts more spellings of a number than these.
function parseGas(value: unknown): bigint | undefined {
  const text = String(value);
  return /^(0x[\da-f]{1,16}|\d{1,16})$/i.test(text) ? BigInt(text) : undefined;
}

/** Without a tracer every step of the code is an entry: a hundred megabytes for five million gas. */
function checkSteps(method: string, list: unknown[], { tracers }: Sizes): void {
  const traces = method.startsWith("debug_trace");
  const index = ownValue(optionIndexes, method);
  const tracer = index === undefined ? undefined : getMember(list[index], "tracer");
  // The node runs any other name as a JavaScript tracer.
  const isNamed = typeof tracer === "string" && /^\w{1,20}Tracer$/.test(tracer);
  if (tracers === (traces ? 1 : 0) && isNamed === traces) return;
  throw new BadParameters(
    'The test chain needs a tracer where a method has options, such as {"tracer":"callTracer"}, and nowhere else.',
  );
}

function checkTracedGas(value: unknown): void {
  const gas = parseGas(value);
  if (gas !== undefined && gas <= tracedGas) return;
  throw new BadParameters(`The test chain traces a call that names its gas, at most ${tracedGas}.`);
}

function checkTransaction(signed: unknown, maxGas: number): void {
  const gas = transactionGas(signed);
  if (gas === undefined) throw new BadParameters("The test chain needs a signed transaction in hexadecimal.");
  if (gas <= maxGas) return;
  throw new BadParameters(`The test chain takes transactions with at most ${maxGas} gas, as it keeps their traces.`);
}

function transactionGas(signed: unknown): bigint | undefined {
  if (!isHex(signed)) return undefined;
  try {
    return parseTransaction(signed).gas ?? 0n;
  } catch {
    // The same message as for any other invalid transaction.
    return undefined;
  }
}

const getMember = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
