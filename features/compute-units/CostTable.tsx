import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { PricedName } from "@/features/shared/ui/PricedName";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import type { Cost } from "./mix";
import styles from "./CostTable.module.css";

/** The cost of a mix, call by call. */
export function CostTable({ costs, locale }: { costs: Cost[]; locale: Locale }) {
  const text = messages[locale];
  if (costs.length === 0) return <p className={styles.empty}>{text.empty}</p>;
  return (
    <Table label={text.byCall} className={styles.costs} data-figure="" role="table">
      <TableHead heads={[text.method, text.calls, text.each, text.total]} />
      <tbody role="rowgroup">
        {costs.map(({ method, count, each, total }, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <PricedName name={method} locale={locale} />
            </th>
            <td role="cell">{formatNumber(count, locale)}</td>
            <td role="cell">{formatNumber(each, locale)}</td>
            <td role="cell">{formatNumber(total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
