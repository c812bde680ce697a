import { useEffect, useState } from "react";

import { latenciesSchema } from "@/features/shared/contracts/availabilityApi";
import { fetchJson } from "@/features/shared/http";
import { chosenChain, subscribeToChain } from "@/features/shared/platform/chosenChain";

/** p50 in milliseconds by region. */
export type Milliseconds = Readonly<Record<string, number>>;

type State = { kind: "reading" } | { kind: "read"; figures: Milliseconds } | { kind: "gap" } | { kind: "failed" };

const toState = (figures: Milliseconds | undefined): State => (figures ? { kind: "read", figures } : { kind: "gap" });

/** The chain that the visitor chose and its latency; the first chain's comes with the page, all others in one request. */
export function useChainReading(start: string, first: Milliseconds | undefined): { chain: string; state: State } {
  const [chain, setChain] = useState(start);
  const [others, setOthers] = useState<Readonly<Record<string, Milliseconds>>>();
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
      .then(({ protocols }) => setOthers(protocols))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error("chart: the latency could not be read", error);
        setFailedFor(chain);
      });
    return () => leaving.abort();
  }, [chain, needsOthers]);
  if (chain === start) return { chain, state: first ? toState(first) : { kind: "failed" } };
  if (others) return { chain, state: toState(others[chain]) };
  return { chain, state: failedFor === chain ? { kind: "failed" } : { kind: "reading" } };
}
