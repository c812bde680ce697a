import type { ChainChecks } from "@/features/shared/contracts/availabilityApi";

import type { Chain } from "./chain";
import type { FeatureProof } from "./describeProof";
import { listTraceMethods } from "./listTraceMethods";

/** How a chain's archive data is known; `undefined` without any. */
export const findArchiveProof = (hasArchive: boolean, checks: ChainChecks | undefined): FeatureProof | undefined =>
  hasArchive ? (checks?.archive?.at.slice(0, 10) ?? "source") : undefined;

/** How a chain's calls that trace are known; `undefined` without any, and when a probe's calls of all were refused. */
export function findTraceProof(chain: Chain, checks: ChainChecks | undefined): FeatureProof | undefined {
  const methods = listTraceMethods(chain);
  const called = methods.flatMap((method) => checks?.methods[method] ?? []);
  const success = called.find((one) => one.answered);
  if (success) return success.at.slice(0, 10);
  return called.length === methods.length ? undefined : "source";
}
