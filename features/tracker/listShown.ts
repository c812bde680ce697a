import { searchRank } from "@/features/shared/catalogue/searchRank";

import type { Choices } from "./choices";
import { summarize } from "./summarize";
import type { Summary } from "./summarize";
import type { MeasuredRow } from "./days";
import type { TrackerRow } from "./toTrackerRows";

export type ShownRow = MeasuredRow<TrackerRow> & { summary: Summary };

/** The rows that match the search with their summary of the chosen range, in the chosen order. */
export function listShown(rows: readonly MeasuredRow<TrackerRow>[], { q, range, region, sort }: Choices): ShownRow[] {
  const found = rows
    .filter(({ row }) => searchRank(row, q) > 0)
    .map(({ row, days }) => ({ row, days, summary: summarize(days, range, region) }));
  return found.sort((one, other) => {
    const byLoss = (other.summary.lost ?? -1) - (one.summary.lost ?? -1);
    return (sort === "worst" && byLoss) || one.row.name.localeCompare(other.row.name, "en");
  });
}
