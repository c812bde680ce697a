import { useEffect, useState } from "react";

import { latenciesSchema } from "@/features/shared/contracts/availabilityApi";
import type { Latencies } from "@/features/shared/contracts/availabilityApi";
import { fetchJson } from "@/features/shared/http";
import { chosenChain, subscribeToChain } from "@/features/shared/platform/chosenChain";

type Latency = { p50: number; day?: string };

/** p50 in milliseconds by region: of the last day, and of an older one where that has none. */
export type ChainFigures = {
  current: Readonly<Record<string, number>> | undefined;
  older: Readonly<Record<string, Latency>> | undefined;
};

type State =
  | { kind: "reading" }
  | { kind: "read"; figures: Readonly<Record<string, Latency>> }
  | { kind: "gap" }
  | { kind: "failed" };

function toState({ current, older }: ChainFigures): State {
  if (!current && !older) return { kind: "gap" };
  const last = Object.entries(current ?? {}).map(([region, p50]) => [region, { p50 }] as const);
  return { kind: "read", figures: { ...older, ...Object.fromEntries(last) } };
}

/** The chain that the visitor chose and its latency; the first chain's comes with the page, all others in one request. */
export function useChainReading(start: string, first: ChainFigures | undefined): { chain: string; state: State } {
  const [chain, setChain] = useState(start);
  const [others, setOthers] = useState<Latencies>();
  const [failedFor, setFailedFor] = useState<string>();
  useEffect(() => {
    const show = () => setChain(chosenChain() ?? start);
    show();
    return subscribeToChain(show);
  }, [start]);
  const needsOthers = chain !== start && !others;
  useEffect(() => {
    if (!needsOthers) return undefined;
    const leaving = new AbortController();
    fetchJson("/api/latency/", latenciesSchema, {
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(5_000)]),
    })
      .then(setOthers)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error("chart: the latency could not be read", error);
        setFailedFor(chain);
      });
    return () => leaving.abort();
  }, [chain, needsOthers]);
  if (chain === start) return { chain, state: first ? toState(first) : { kind: "failed" } };
  if (others) return { chain, state: toState({ current: others.protocols[chain], older: others.older?.[chain] }) };
  return { chain, state: failedFor === chain ? { kind: "failed" } : { kind: "reading" } };
}
