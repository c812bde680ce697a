import { defaultAvailability } from "@/features/shared/contracts/chains";
import type { Chain } from "@/features/shared/catalogue/chain";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import type { NodeEntry } from "@/features/shared/contracts/platformApi";
import { findArchiveProof, findTraceProof } from "@/features/shared/catalogue/featureProofs";
import type { MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { findDowntime } from "@/features/shared/ui/DayBars/downtime";
import { averagePercent } from "@/features/shared/ui/DayBars/levels";

import type { NodeRow } from "./NodeRow";

/** Responses of the back ends; each may be missing. */
type NodeSources = {
  /** Entries of the nodes call by key; `undefined` when it failed. */
  entries: ReadonlyMap<string, NodeEntry> | undefined;
  availability: Record<string, Record<string, number>> | undefined;
  history: Record<string, Record<string, (number | null)[]>> | undefined;
  /** Milliseconds by chain and region. */
  latencies?: Record<string, Record<string, number>> | undefined;
  checks?: MethodChecks | undefined;
};

/** Rows of the catalogue with the back ends' data; chains outside the catalogue are left out. */
export const toRows = (catalogue: readonly Chain[], sources: NodeSources): NodeRow[] =>
  catalogue.map((chain) => toRow(chain, sources));

function toRow(chain: Chain, { entries, availability, history, latencies, checks }: NodeSources): NodeRow {
  const entry = entries?.get(chain.key);
  const percent = averagePercent(Object.values(availability?.[chain.key] ?? {})) ?? statedPercent(entry);
  const check = checks?.protocols[chain.key];
  const serviceLevels = entry?.service_levels ?? chain.serviceLevels;
  return {
    ...toFindable(chain),
    hasTestnet: chain.networks.some(({ isTest }) => isTest),
    interfaces: chain.interfaces,
    families: chain.families,
    status: getStatus(chain, entries),
    ended: chain.ended?.on ?? null,
    availability: percent ?? defaultAvailability,
    isMeasured: percent !== undefined,
    isDedicated: serviceLevels.includes("dedicated"),
    archive: findArchiveProof(serviceLevels.includes("archive"), check) ?? null,
    isPartner: chain.isPartner || entry?.isPartner === true,
    order: chain.order ?? unordered,
    trace: findTraceProof(chain, check) ?? null,
    lost: findDowntime(history?.[chain.key] ?? {})?.lost ?? null,
    latency: getLeast(Object.values(latencies?.[chain.key] ?? {})),
  };
}

// Chains without a rank come last, in the order of the file.
const unordered = 10_000;

const getLeast = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values));

/** The percentage an entry states; `undefined` for the default. */
function statedPercent(entry: NodeEntry | undefined): string | undefined {
  const stated = entry?.availabilityPercent;
  return stated && stated !== defaultAvailability && /^\d{1,3}(\.\d+)?$/.test(stated) ? stated : undefined;
}

/** A chain is available if the nodes call returned it; without that call, if the catalogue lists it as available. */
function getStatus(chain: Chain, entries: ReadonlyMap<string, NodeEntry> | undefined): NodeRow["status"] {
  if (chain.status === "coming-soon" || !entries) return chain.status;
  return entries.has(chain.key) ? "available" : "inactive";
}
