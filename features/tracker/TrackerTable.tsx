import { catalogue } from "@/features/shared/catalogue/catalogue";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import { formatDate, formatMoment, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { averagePercent, toLevels } from "@/features/shared/ui/DayBars/levels";
import { regions } from "@/features/shared/platform/regions";
import type { History, Reading } from "@/features/shared/platform/server";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DayBars } from "@/features/shared/ui/DayBars";
import { Flag } from "@/features/shared/ui/Flag";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { ChainFilter } from ".";
import { messages } from "./messages";
import styles from "./index.module.css";

type Props = {
  history: Reading<History>;
  /** Percent over all days by chain and region; without it, the mean of the days stands in. */
  availability: Record<string, Record<string, number>> | undefined;
  locale: Locale;
};

const isNumber = (value: number | null) => value !== null;

/** Ninety days of every measured chain by region: bars, and the figure for those who prefer reading. */
export function TrackerTable({ history, availability, locale }: Props) {
  const text = messages[locale];
  const gap = sentenceGap(locale);
  const { value, staleSince, failedSince } = history;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  const measured = catalogue.filter(({ key }) => value.protocols[key]);
  return (
    <>
      <p className={styles.note}>
        {value.sample ? (
          <strong>
            {text.sample}
            {gap}
          </strong>
        ) : null}
        {text.measured(formatDate(value.from, locale), formatDate(value.to, locale))}
        {gap}
        {text.bars}
        {gap}
        {staleSince ? text.stale(formatMoment(staleSince, locale, "UTC")) : null}
      </p>
      <ChainFilter chains={measured.map(toFindable)} locale={locale}>
        <Table label={text.title} className={styles.root} data-sticky="">
          <thead>
            <tr>
              <th scope="col">{text.chain}</th>
              {regions.map(({ id, flag, name: { [locale]: name } }) => (
                <th key={id} scope="col">
                  <span data-code={id.toUpperCase()}>
                    <Flag name={flag} /> <b>{name}</b>
                  </span>
                </th>
              ))}
              <th scope="col">{text.mean}</th>
            </tr>
          </thead>
          <tbody>
            {measured.map(({ key, name }) => {
              const byRegion = value.protocols[key] ?? {};
              const percents = regions.map(
                ({ id }) =>
                  availability?.[key]?.[id]?.toFixed(2) ?? averagePercent((byRegion[id] ?? []).filter(isNumber)),
              );
              const mean = averagePercent(percents.filter((one) => one !== undefined).map(Number));
              return (
                <tr key={key}>
                  <th scope="row">
                    <a href={localizePath(`/nodes/${key}/#availability`, locale)}>
                      <ChainIcon chain={key} />
                      {name}
                    </a>
                  </th>
                  {regions.map(({ id }, index) => (
                    <td key={id}>
                      <span>
                        <DayBars levels={toLevels({ [id]: byRegion[id] ?? [] }, 30)} locale={locale} />
                        <data value={percents[index]}>{percents[index] ?? text.gap}</data>
                      </span>
                    </td>
                  ))}
                  <td>{mean ?? text.gap}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </ChainFilter>
    </>
  );
}
