import type { Usage } from "@/features/shared/contracts/accountKeys";
import { formatDate, formatNumber, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import { nameNetwork } from "./nameNetwork";
import { sumBy } from "./summarizeUsage";
import type { Sum } from "./summarizeUsage";
import styles from "./UsageTables.module.css";

type Props = { usage: Usage; locale: Locale };

/** Usage as figures: by chain, by method, and line by line. */
export function UsageTables({ usage: { rows }, locale }: Props) {
  const text = messages[locale];
  const number = (value: number) => formatNumber(value, locale);
  const days = new Set(rows.map(({ day, chain, network }) => `${day} ${chain} ${network}`));
  return (
    <>
      <div className={styles.sums}>
        <SumTable
          label={text.byChain}
          sums={sumBy(rows, ({ chain, network }) => nameNetwork(chain, network, locale))}
          locale={locale}
        />
        <SumTable label={text.byMethod} sums={sumBy(rows, ({ method }) => method)} locale={locale} />
      </div>
      {/* Of one day and chain, the lines by method say it. */}
      {days.size < 2 ? null : (
        <>
          <h3>{text.all}</h3>
          <Table label={text.all} role="table" data-stacked="">
            <TableHead
              heads={[text.day, text.chain, text.method, text.heads.requests, text.heads.units]}
              figures={[text.heads.requests, text.heads.units]}
            />
            <tbody role="rowgroup">
              {rows.map(({ day, chain, network, method, requests, units }) => (
                <tr key={`${day} ${chain} ${network} ${method}`} role="row">
                  <td role="cell">{formatDate(day, locale)}</td>
                  <td role="cell" data-head={text.chain}>
                    {nameNetwork(chain, network, locale)}
                  </td>
                  <td role="cell" data-head={text.method}>
                    <code>{method}</code>
                  </td>
                  <td role="cell" data-head={text.heads.requests} data-figure="">
                    {number(requests)}
                  </td>
                  <td role="cell" data-head={text.heads.units} data-figure="">
                    {number(units)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  );
}

function SumTable({ label, sums, locale }: { label: string; sums: Sum[]; locale: Locale }) {
  const text = messages[locale];
  // A single row is all of it.
  const hasShares = sums.length > 1;
  const total = sums.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <Table label={label} data-names="">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {hasShares ? (
            <th scope="col" data-figure="" data-wide="">
              {text.share}
            </th>
          ) : null}
          <th scope="col" data-figure="">
            {text.heads.requests}
          </th>
          <th scope="col" data-figure="">
            {text.heads.units}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ name, requests, units }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {hasShares ? (
              <td data-figure="" data-wide="">
                <span className={styles.share}>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${((requests / total) * 100).toFixed(1)}v8H0z`} />
                  </svg>
                  {withPercent(formatNumber((requests / total) * 100, locale, { maximumFractionDigits: 1 }), locale)}
                </span>
              </td>
            ) : null}
            <td data-figure="">{formatNumber(requests, locale)}</td>
            <td data-figure="">{formatNumber(units, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
