import { defaultAvailability } from "@/features/shared/catalogue/chain";
import type { Chain } from "@/features/shared/catalogue/chain";
import { findableOf } from "@/features/shared/catalogue/findable";
import { averagePercent } from "@/features/shared/platform/percent";
import { toLevels } from "@/features/shared/ui/DayBars/levels";

import type { NodeRow } from "./row";

/** What the back ends said; each part may be missing. */
export type Said = {
  /** Keys that the nodes call returned; `undefined` when it failed. */
  available: ReadonlySet<string> | undefined;
  partners: ReadonlySet<string>;
  availability: Record<string, Record<string, number>> | undefined;
  history: Record<string, Record<string, (number | null)[]>> | undefined;
};

/** The catalogue with what the back ends said about it; chains that are not in the catalogue are left out. */
export const toRows = (catalogue: readonly Chain[], said: Said): NodeRow[] =>
  catalogue.map((chain) => toRow(chain, said));

function toRow(chain: Chain, { available, partners, availability, history }: Said): NodeRow {
  const percent = averagePercent(Object.values(availability?.[chain.key] ?? {}));
  return {
    ...findableOf(chain),
    hasTestnet: chain.networks.some(({ isTest }) => isTest),
    interfaces: chain.interfaces,
    families: chain.families,
    status: statusOf(chain, available),
    availability: percent ?? defaultAvailability,
    isMeasured: percent !== undefined,
    isDedicated: chain.isDedicated,
    isPartner: chain.isPartner || partners.has(chain.key),
    levels: toLevels(history?.[chain.key] ?? {}, 30),
  };
}

/** Available is what the nodes call returned; without its answer, what the catalogue says. */
function statusOf(chain: Chain, available: ReadonlySet<string> | undefined): NodeRow["status"] {
  if (chain.status === "coming-soon" || !available) return chain.status;
  return available.has(chain.key) ? "available" : "inactive";
}
