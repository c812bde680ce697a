import { catalogue } from "@/features/shared/catalogue/catalogue";
import type { Findable } from "@/features/shared/catalogue/searchRank";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import { regions } from "@/features/shared/platform/regions";
import type { History } from "@/features/shared/platform/server";

import { encodeDays } from "./days";

/** A measured chain as it travels to the browser. */
export type TrackerRow = Findable & {
  /** Text of `encodeDays` by region, in the order of `regions`. */
  days: string[];
};

/** The measured chains of the catalogue; others are left out. */
export const toTrackerRows = ({ protocols, from, to }: History): TrackerRow[] =>
  catalogue.flatMap((chain) => {
    const byRegion = protocols[chain.key];
    if (!byRegion) return [];
    const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
    const unmeasured = Array.from({ length: count }, () => null);
    return [
      {
        ...toFindable(chain),
        days: regions.map(({ id }) => encodeDays(byRegion[id] ?? unmeasured)),
      },
    ];
  });
