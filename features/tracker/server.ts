import "server-only";

import type { Locale } from "@/features/shared/locale";
import { loadHistory } from "@/features/shared/platform/server";

import { describeDay } from "./describeDay";
import { listFleetDays } from "./listFleetDays";

export { ChangeList } from "./ChangeList";
export { FleetPanel } from "./FleetPanel";
export { messages as trackerMessages } from "./messages";
export { TrackerTable } from "./TrackerTable";

/** The last measured day in one sentence; `undefined` when the availability service does not answer. */
export async function loadDaySentence(locale: Locale): Promise<string | undefined> {
  const { value } = await loadHistory();
  return value && describeDay(listFleetDays(value).at(-1), locale);
}
