import "server-only";

import { getReadTimeoutMs } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { resolveWithin } from "@/features/shared/platform/resolveWithin";
import { loadChanges, loadHistory } from "@/features/shared/platform/server";

import { describeDay, describeWhole } from "./describeDay";
import { describeLatest } from "./describeLatest";
import { listHistoryDays } from "./toTrackerRows";

export { ChangeList } from "./ChangeList";
export { ReadingsEnd } from "./ReadingsEnd";
export { messages as trackerMessages } from "./messages";
export { findLongestOutage, findMedian } from "./measuredFigures";
export { TrackerTable } from "./TrackerTable";

/** The last measured day as a title and in one sentence, the latest incident, and whether their figures are samples. */
export type DayStatus = { title: string; sentence: string; incident: string | undefined; isSample: boolean };

/** Longest wait of a page for its status line. */
const statusMs = getReadTimeoutMs(800);

/** The last measured day; `undefined` when the availability service does not answer in time, or nothing was measured. */
export async function loadDayStatus(locale: Locale): Promise<DayStatus | undefined> {
  const [history, changes] = await Promise.all([
    resolveWithin(loadHistory(), statusMs, undefined),
    resolveWithin(loadChanges(), statusMs, undefined),
  ]);
  const value = history?.value;
  const last = value && listHistoryDays(value).at(-1);
  const [title, sentence] = [describeWhole(last, locale), describeDay(last, locale)];
  if (!value || !title || !sentence) return undefined;
  return {
    title,
    sentence,
    incident: describeLatest(changes?.value?.changes ?? [], locale),
    isSample: value.sample === true,
  };
}
