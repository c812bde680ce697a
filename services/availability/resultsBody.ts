import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { currentKey } from "../../features/shared/contracts/chains.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import { regions } from "./ProbeResult.ts";
import type { ProbeResult, Region } from "./ProbeResult.ts";

const result = object({
  protocol: string().required(),
  network: string().required(),
  region: string<Region>()
    .oneOf([...regions])
    .required(),
  endpoint: number().integer().min(0).max(1_000).required(),
  /** Milliseconds since 1970. */
  takenAt: number().integer().positive().required(),
  reachable: boolean().required(),
  latency: number().min(0).max(60_000).defined().nullable(),
  height: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).defined().nullable(),
});

/** A round of results sent by a probe. */
export const resultsBody = object({ results: array(result.required()).min(1).max(2_000).required() });

// A probe retries for hours; its clock may be slightly ahead.
const maxAgeMs = 24 * 3600 * 1000;
const maxAheadMs = 60_000;

/** The results of a body; `undefined` when one names an unknown network or a time too far in the past or future. */
export function toResults(body: InferType<typeof resultsBody>, chains: Chain[], now: Date): ProbeResult[] | undefined {
  const known = new Set(chains.flatMap(({ key, networks }) => Object.keys(networks).map((id) => `${key}/${id}`)));
  const isGood = ({ protocol, network, takenAt }: InferType<typeof result>) => {
    const age = now.getTime() - takenAt;
    return known.has(`${protocol}/${network}`) && age < maxAgeMs && age > -maxAheadMs;
  };
  const results = body.results.map((one) => ({ ...one, protocol: currentKey(one.protocol) }));
  if (!results.every(isGood)) return undefined;
  return results.map(({ takenAt, ...rest }) => ({ ...rest, takenAt: new Date(takenAt) }));
}
