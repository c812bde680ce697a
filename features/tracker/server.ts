import "server-only";

import type { Locale } from "@/features/shared/locale";
import { loadHistory } from "@/features/shared/platform/server";

import { describeDay } from "./describeDay";
import { listFleetDays } from "./listFleetDays";

export { ChangeList } from "./ChangeList";
export { FleetPanel } from "./FleetPanel";
export { messages as trackerMessages } from "./messages";
export { TrackerTable } from "./TrackerTable";

/** The last measured day in one sentence, and whether its figures are samples. */
export type DayStatus = { sentence: string; isSample: boolean };

/** The last measured day; `undefined` when the availability service does not answer, or nothing was measured. */
export async function loadDayStatus(locale: Locale): Promise<DayStatus | undefined> {
  const { value } = await loadHistory();
  const sentence = value && describeDay(listFleetDays(value).at(-1), locale);
  return value && sentence ? { sentence, isSample: value.sample === true } : undefined;
}
