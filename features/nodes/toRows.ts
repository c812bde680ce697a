import { defaultAvailability } from "@/features/shared/contracts/chains";
import type { Chain } from "@/features/shared/catalogue/chain";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import type { NodeEntry } from "@/features/shared/contracts/platformApi";
import { averagePercent, toLevels } from "@/features/shared/ui/DayBars/levels";

import type { NodeRow } from "./NodeRow";

/** What the back ends said; each part may be missing. */
export type NodeSources = {
  /** Entries of the nodes call by key; `undefined` when it failed. */
  entries: ReadonlyMap<string, NodeEntry> | undefined;
  availability: Record<string, Record<string, number>> | undefined;
  history: Record<string, Record<string, (number | null)[]>> | undefined;
};

/** The catalogue with what the back ends said about it; chains that are not in the catalogue are left out. */
export const toRows = (catalogue: readonly Chain[], sources: NodeSources): NodeRow[] =>
  catalogue.map((chain) => toRow(chain, sources));

function toRow(chain: Chain, { entries, availability, history }: NodeSources): NodeRow {
  const entry = entries?.get(chain.key);
  const percent = averagePercent(Object.values(availability?.[chain.key] ?? {})) ?? statedPercent(entry);
  const serviceLevels = entry?.service_levels ?? chain.serviceLevels;
  return {
    ...toFindable(chain),
    hasTestnet: chain.networks.some(({ isTest }) => isTest),
    interfaces: chain.interfaces,
    families: chain.families,
    status: getStatus(chain, entries),
    availability: percent ?? defaultAvailability,
    isMeasured: percent !== undefined,
    isDedicated: serviceLevels.includes("dedicated"),
    hasArchive: serviceLevels.includes("archive"),
    isPartner: chain.isPartner || entry?.isPartner === true,
    levels: toLevels(history?.[chain.key] ?? {}, 30),
  };
}

/** The percentage an entry states; `undefined` for the default. */
function statedPercent(entry: NodeEntry | undefined): string | undefined {
  const stated = entry?.availabilityPercent;
  return stated && stated !== defaultAvailability && /^\d{1,3}(\.\d+)?$/.test(stated) ? stated : undefined;
}

/** Available is what the nodes call returned; without its answer, what the catalogue says. */
function getStatus(chain: Chain, entries: ReadonlyMap<string, NodeEntry> | undefined): NodeRow["status"] {
  if (chain.status === "coming-soon" || !entries) return chain.status;
  return entries.has(chain.key) ? "available" : "inactive";
}
