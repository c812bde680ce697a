import { formatDate, formatMoment, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Outage } from "@/features/shared/ui/Outage";

import { TrackerBoard } from ".";
import { messages } from "./messages";
import { toTrackerRows } from "./toTrackerRows";
import styles from "./index.module.css";

type Props = { history: Reading<History>; locale: Locale };

/** Ninety days of every measured chain, and how they were measured. */
export function TrackerTable({ history, locale }: Props) {
  const text = messages[locale];
  const { value, staleSince, failedSince } = history;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  return (
    <>
      <TrackerBoard rows={toTrackerRows(value)} to={value.to} locale={locale} />
      <p className={styles.note}>
        {value.sample ? <DemoMark locale={locale} /> : null}
        {text.measured(formatDate(value.from, locale), formatDate(value.to, locale))}
        {staleSince ? `${sentenceGap(locale)}${text.stale(formatMoment(staleSince, locale, "UTC"))}` : null}
      </p>
    </>
  );
}
