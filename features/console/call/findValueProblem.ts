import { isAddress } from "viem/utils";

import type { FieldType } from "@/features/console/model";

/** Why a field's value cannot be sent. */
export type FieldProblem =
  | { kind: "missing" | "name" | "prefix" | "checksum" | "zeros" | "quoted" | FieldType }
  /** Hexadecimal digits that there are, and should be. */
  | { kind: "digits"; digits: number; expected: number }
  /** A character that is no hexadecimal digit. */
  | { kind: "letter"; letter: string }
  /** A block tag instead of a number. */
  | { kind: "tag"; word: string }
  /** Position of a JSON error, from 1. */
  | { kind: "position"; position: number }
  | { kind: "member"; member: string; problem: FieldProblem };

const patterns: Partial<Record<FieldType, RegExp>> = {
  hex: /^0x([\da-f]{2})*$|^0x[\da-f]+$/i,
  quantity: /^(0x[\da-f]{1,64}|\d{1,30})$/i,
  block: /^(latest|finalized|safe|pending|earliest|0x[\da-f]{1,16}|\d{1,15}|0x[\da-f]{64})$/i,
  integer: /^-?\d{1,15}$/,
  boolean: /^(true|false)$/,
};

const digitsByType: Partial<Record<FieldType, number>> = { address: 40, hash: 64 };

/** The error of a value of a type; `undefined` for a valid one. */
export function findValueProblem(type: FieldType, value: string): FieldProblem | undefined {
  const expected = digitsByType[type];
  if (type === "address" && /^[^\s/:@]+\.\p{L}{2,}$/u.test(value)) return { kind: "name" };
  if (expected !== undefined) return findDigitsProblem(value, expected) ?? findChecksumProblem(type, value);
  if (type === "hex" || (/^0x/i.test(value) && (type === "quantity" || type === "block"))) {
    const problem = findHexProblem(value);
    if (problem) return problem;
  }
  if (/^0x0\d*[\da-f]/i.test(value) && isNumber(type, value)) return { kind: "zeros" };
  if (patterns[type]?.test(value) !== false) return undefined;
  return type === "block" && /^[a-z]+$/i.test(value) ? { kind: "tag", word: value.slice(0, 20) } : { kind: type };
}

// A block may be named by its hash, and a slot of storage by all its digits.
const isNumber = (type: FieldType, value: string) => (type === "quantity" || type === "block") && value.length !== 66;

function findDigitsProblem(value: string, expected: number): FieldProblem | undefined {
  const problem = findHexProblem(value);
  if (problem) return problem;
  const digits = value.length - 2;
  return digits === expected ? undefined : { kind: "digits", digits, expected };
}

function findHexProblem(value: string): FieldProblem | undefined {
  if (!/^0x/i.test(value)) return { kind: "prefix" };
  const letter = /[^\da-f]/i.exec(value.slice(2))?.[0];
  return letter === undefined ? undefined : { kind: "letter", letter };
}

// Capital letters are a checksum (EIP-55); an address in one case has none.
function findChecksumProblem(type: FieldType, value: string): FieldProblem | undefined {
  const digits = value.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return type === "address" && isMixed && !isAddress(value) ? { kind: "checksum" } : undefined;
}
