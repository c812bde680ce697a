import { catalogue } from "@/features/shared/catalogue/catalogue";
import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { averagePercent } from "@/features/shared/platform/percent";
import { regions } from "@/features/shared/platform/regions";
import type { History, Reading } from "@/features/shared/platform/server";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DayBars } from "@/features/shared/ui/DayBars";
import { toLevels } from "@/features/shared/ui/DayBars/levels";
import { Flag } from "@/features/shared/ui/Flag";
import { Notice } from "@/features/shared/ui/Notice";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { history: Reading<History>; locale: Locale };

const isNumber = (value: number | null) => value !== null;

/** Ninety days of every measured chain by region: bars, and the figure for those who prefer reading. */
export function TrackerTable({ history, locale }: Props) {
  const text = messages[locale];
  const { value, staleSince } = history;
  if (!value) return <Notice tone="error">{text.down}</Notice>;
  const measured = catalogue.filter(({ key }) => value.protocols[key]);
  return (
    <>
      <p className={styles.note}>
        {value.sample ? <strong>{text.sample} </strong> : null}
        {text.measured(formatDate(value.from, locale), formatDate(value.to, locale))}{" "}
        {staleSince ? text.stale(staleSince) : null}
      </p>
      <Table label={text.chain} className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{text.chain}</th>
            {regions.map(({ id, flag, [locale]: name }) => (
              <th key={id} scope="col">
                <span>
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
            const means = regions.map(({ id }) => averagePercent((byRegion[id] ?? []).filter(isNumber)));
            const mean = averagePercent(Object.values(byRegion).flat().filter(isNumber));
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
                      <DayBars levels={toLevels({ [id]: byRegion[id] ?? [] }, 30)} />
                      {means[index] ?? text.gap}
                    </span>
                  </td>
                ))}
                <td>{mean ? `${mean} %` : text.gap}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
