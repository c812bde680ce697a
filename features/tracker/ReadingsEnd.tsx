import { formatDate, formatNumber, formatShortDay, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { translate } from "@/features/shared/contracts/translate";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { describeOthers } from "./describeDay";
import { listHistoryDays } from "./toTrackerRows";

import styles from "./index.module.css";

const messages = translate({
  en: {
    others: (day: string, chains: string, others: string) => `Of ${chains} chains on ${day}, ${others}.`,
    end: (day: string) => `Readings end on ${day} at 24:00 UTC. Each day is added after it ends.`,
    today: (day: string) => `${day} is not over: each probe changes its figures.`,
  },
  cn: {
    others: (day, chains, others) => `${day}，${chains}\u00a0条链中 ${others}。`,
    end: (day) => `数据截至 ${day} 24:00（UTC）。每天的数据在当天结束后公布。`,
    today: (day) => `${day}尚未结束，每次探测都会更新当天的数据。`,
  },
});

const dayMs = 24 * 3_600_000;

type Props = { history: Reading<History>; now: Date; locale: Locale };

/** Chains of the last day that did not answer every probe, and until when there are readings; nothing without any. */
export function ReadingsEnd({ history: { value }, now, locale }: Props) {
  if (!value) return null;
  const text = messages[locale];
  const last = listHistoryDays(value).at(-1);
  const others = last && describeOthers(last, locale);
  return (
    <p className={styles.ending}>
      {value.sample ? <DemoMark locale={locale} /> : null}
      {others
        ? `${text.others(formatShortDay(last.day, locale), formatNumber(last.measured, locale), others)}${sentenceGap(locale)}`
        : null}
      {text[now.getTime() < Date.parse(value.to) + dayMs ? "today" : "end"](formatDate(value.to, locale))}
    </p>
  );
}
