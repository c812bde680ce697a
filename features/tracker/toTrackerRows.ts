import { catalogue } from "@/features/shared/catalogue/catalogue";
import type { Findable } from "@/features/shared/catalogue/searchRank";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import { regions } from "@/features/shared/platform/regions";
import type { History } from "@/features/shared/platform/server";

import { decodeDays, encodeDays } from "./days";
import { listFleetDays } from "./listFleetDays";
import type { FleetDay } from "./listFleetDays";

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
    const unmeasured = Array.from({ length: countDays(from, to) }, () => null);
    return [
      {
        ...toFindable(chain),
        days: regions.map(({ id }) => encodeDays(byRegion[id] ?? unmeasured)),
      },
    ];
  });

/** All days of all measured chains of a history. */
export const listHistoryDays = (history: History): FleetDay[] =>
  listFleetDays(
    toTrackerRows(history).map((row) => ({ row, days: row.days.map(decodeDays) })),
    history.to,
    countDays(history.from, history.to),
  );

const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
