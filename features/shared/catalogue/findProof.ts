import "server-only";

import type { MethodChecks } from "@/features/shared/contracts/availabilityApi";

import { findReference } from "./references";

/** How it is known that a chain answers a method: a probe's call, or the specification, with the day. */
export type Proof = { kind: "answered" | "source"; day: string };

type Target = { chain: string; family: string; method: string };

/** The proof that a chain answers a method; `undefined` when a probe was refused, or without any specification. */
export function findProof(checks: MethodChecks | undefined, { chain, family, method }: Target): Proof | undefined {
  const check = checks?.protocols[chain]?.methods[method];
  if (check) return check.answered ? { kind: "answered", day: check.at.slice(0, 10) } : undefined;
  const reference = findReference(family, method);
  return reference && { kind: "source", day: reference.readOn };
}
