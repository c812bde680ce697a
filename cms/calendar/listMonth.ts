import type { ScheduleAction } from "#cms/schedules/contract.ts";
import type { Reason } from "#cms/schedules/reasons.contract.ts";
import { toDay } from "#cms/shell/time/toDay.ts";

/** A planned or past event. */
export type CalendarEntry = {
  key: string;
  title: string;
  lang?: string | undefined;
  at: number;
  action: ScheduleAction;
  isRelease: boolean;
  href?: string | undefined;
  failure?: string | null | undefined;
  reason?: Reason | null | undefined;
  /** When it happened. */
  done?: number | undefined;
};

export type CalendarDay = { key: string; date: Date; isInMonth: boolean; entries: CalendarEntry[] };

/** The weeks of a month, starting on Monday, with each day's events in the editor's zone. `month` counts from 0. */
export function listMonth(year: number, month: number, entries: readonly CalendarEntry[]): CalendarDay[][] {
  const byDay = Map.groupBy(entries, ({ at }) => toDay(at));
  const first = new Date(year, month, 1);
  const start = 1 - ((first.getDay() + 6) % 7);
  const weeks = Math.ceil((new Date(year, month + 1, 0).getDate() - start + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => {
      const date = new Date(year, month, start + week * 7 + day);
      const key = toDay(date.getTime());
      const found = byDay.get(key) ?? [];
      return {
        key,
        date,
        isInMonth: date.getMonth() === first.getMonth(),
        entries: found.toSorted((a, b) => a.at - b.at),
      };
    }),
  );
}
