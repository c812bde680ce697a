import type { Changes } from "../../features/shared/contracts/availabilityApi.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import { getPercent, listRows } from "./figures.ts";
import type { DayRow, Window } from "./History.ts";
import { regions } from "./ProbeResult.ts";

type State = "good" | "degraded" | "down";
type Change = Changes["changes"][number];

const goodFrom = 99.9;
const downBelow = 95;

/** Days on which a chain's state in a region changed, latest first; days without measurements are skipped. */
export const findChanges = (window: Window, chains: Chain[]): Change[] =>
  chains
    .flatMap(({ key }) => regions.flatMap((region) => listChanges(listRows(window, key, region))))
    .sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));

function listChanges(rows: DayRow[]): Change[] {
  let before: State = "good";
  return rows.flatMap((row) => {
    const state = getState(getPercent(row));
    if (state === before) return [];
    before = state;
    return [toChange(row, state === "good" ? "recovered" : state)];
  });
}

function getState(percent: number): State {
  if (percent >= goodFrom) return "good";
  return percent < downBelow ? "down" : "degraded";
}

const toChange = (row: DayRow, kind: Change["kind"]): Change => ({
  id: `${row.day}-${row.protocol}-${row.region}-${kind}`,
  day: row.day,
  protocol: row.protocol,
  region: row.region,
  kind,
  percent: getPercent(row),
  samples: row.samples,
});
