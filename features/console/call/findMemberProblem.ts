import type { FieldType } from "@/features/console/model";

import { findValueProblem } from "./findValueProblem";
import type { FieldProblem } from "./findValueProblem";

// Members of transactions, calls and filters that mean the same in every method of an EVM chain.
const types: Record<string, FieldType> = {
  address: "address",
  from: "address",
  to: "address",
  blockHash: "hash",
  topics: "hash",
  data: "hex",
  input: "hex",
  fromBlock: "block",
  toBlock: "block",
  gas: "quantity",
  gasPrice: "quantity",
  maxFeePerGas: "quantity",
  maxPriorityFeePerGas: "quantity",
  nonce: "quantity",
  value: "quantity",
};

const evmMethod = /^(eth|debug|trace|arbtrace)_/;
const maxLevels = 8;

/** The error of a member of an EVM call object; `undefined` for a valid one. */
export function findMemberProblem(value: unknown, method: string): FieldProblem | undefined {
  return evmMethod.test(method) ? walk(value, 0) : undefined;
}

function walk(value: unknown, level: number): FieldProblem | undefined {
  if (typeof value !== "object" || value === null || level > maxLevels) return undefined;
  for (const [member, inner] of Object.entries(value)) {
    const type = Array.isArray(value) || !Object.hasOwn(types, member) ? undefined : types[member];
    const problem = type && findTypeProblem(type, inner, member === "topics" ? 2 : 1);
    const found: FieldProblem | undefined = problem ? { kind: "member", member, problem } : walk(inner, level + 1);
    if (found) return found;
  }
  return undefined;
}

/** A value, or a list of values: topics have lists of alternatives inside. */
function findTypeProblem(type: FieldType, value: unknown, levels: number): FieldProblem | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value) && levels > 0) {
    const list: unknown[] = value;
    return list.map((one) => findTypeProblem(type, one, levels - 1)).find((problem) => problem !== undefined);
  }
  if (typeof value === "number" && (type === "quantity" || type === "block")) return { kind: "quoted" };
  if (typeof value !== "string") return typeof value === "object" ? undefined : { kind: type };
  // Inside an object nothing is rewritten: a node reads hexadecimal numbers only.
  if (/^\d+$/.test(value) && (type === "quantity" || type === "block")) return { kind: "quoted" };
  return value === "" ? { kind: type } : findValueProblem(type, value);
}
