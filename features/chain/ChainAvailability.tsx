import { formatDate, formatMoment, formatNumber, sentenceGap, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { findDowntime } from "@/features/shared/ui/DayBars/downtime";
import { toLevels } from "@/features/shared/ui/DayBars/levels";
import { regions } from "@/features/shared/platform/regions";
import type { ChainHistory, Reading } from "@/features/shared/platform/server";
import { DayBars } from "@/features/shared/ui/DayBars";
import { ShadeLegend } from "@/features/shared/ui/DayBars/ShadeLegend";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Flag } from "@/features/shared/ui/Flag";
import { Outage } from "@/features/shared/ui/Outage";

import { DayTable } from "./DayTable";
import { messages } from "./messages";
import styles from "./ChainAvailability.module.css";

type Props = { history: Reading<ChainHistory>; locale: Locale };

type Days = ChainHistory["days"];

// To two decimals, as the history of all chains has it: the tracker shows the same figure.
const listPercents = (days: Days, region: string) =>
  days.map(({ regions: all }) => {
    const day = all[region];
    return day && day.samples > 0 ? Math.floor((day.reachable * 10_000) / day.samples) / 100 : null;
  });

/** Ninety days by region as bars with their mean, and every day as a table for those who prefer reading. */
export function ChainAvailability({ history, locale }: Props) {
  const text = messages[locale];
  const { value, staleSince, failedSince } = history;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.historyDown}
      </Outage>
    );
  }
  const { days, sample, from, to } = value;
  return (
    <div className={styles.root}>
      <dl>
        {regions.map(({ id, flag, name: { [locale]: name } }) => {
          const percents = listPercents(days, id);
          const percent = findDowntime({ [id]: percents })?.percent;
          return (
            <div key={id}>
              <dt>
                <Flag name={flag} /> {name}
              </dt>
              <dd className={styles.bars}>
                <DayBars levels={toLevels({ [id]: percents }, 90)} locale={locale} />
              </dd>
              <dd className={styles.figure} data-gap={percent ? undefined : ""}>
                {percent ? withPercent(percent, locale) : text.gap}
              </dd>
            </div>
          );
        })}
      </dl>
      <ShadeLegend locale={locale} />
      <p className={styles.note}>
        {text.measured(text.period(formatDate(from, locale), formatDate(to, locale)))}
        {sample ? <DemoMark locale={locale} /> : null}
        {sentenceGap(locale)}
        {staleSince ? text.stale(formatMoment(staleSince, locale, "UTC")) : null}
      </p>
      <details className={styles.days} data-fold="" data-repeats="">
        <summary>{text.table(formatNumber(days.length, locale))}</summary>
        <DayTable days={days} locale={locale} />
      </details>
    </div>
  );
}
