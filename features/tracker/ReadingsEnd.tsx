import { formatDate, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { History, Reading } from "@/features/shared/platform/server";
import { translate } from "@/features/shared/contracts/translate";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { describeOthers } from "./describeDay";
import { listHistoryDays } from "./toTrackerRows";

import styles from "./index.module.css";

const messages = translate({
  en: {
    others: (others: string) => `${others}.`,
    end: (day: string) => `Readings end on ${day} at 24:00 UTC. Each day is added after it ends.`,
  },
  cn: {
    others: (others) => `${others}。`,
    end: (day) => `数据截至 ${day} 24:00（UTC）。每天的数据在当天结束后公布。`,
  },
});

/** Chains of the last day that did not answer every probe, and until when there are readings; nothing without any. */
export function ReadingsEnd({ history: { value }, locale }: { history: Reading<History>; locale: Locale }) {
  if (!value) return null;
  const text = messages[locale];
  const others = describeOthers(listHistoryDays(value).at(-1), locale);
  return (
    <p className={styles.ending}>
      {value.sample ? <DemoMark locale={locale} /> : null}
      {others ? `${text.others(others)}${sentenceGap(locale)}` : null}
      {text.end(formatDate(value.to, locale))}
    </p>
  );
}
