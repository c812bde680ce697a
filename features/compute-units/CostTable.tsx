import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import type { Cost } from "./mix";
import styles from "./index.module.css";

/** The cost of a mix, call by call. */
export function CostTable({ costs, locale }: { costs: Cost[]; locale: Locale }) {
  const text = messages[locale];
  if (costs.length === 0) return <p className={styles.hint}>{text.empty}</p>;
  return (
    <Table label={text.total} className={styles.costs} data-figure="">
      <thead>
        <tr>
          <th scope="col">{text.method}</th>
          <th scope="col">{text.calls}</th>
          <th scope="col">{text.each}</th>
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ method, count, each, total }, index) => (
          <tr key={index}>
            <th scope="row">
              <CodeName>{method}</CodeName>
            </th>
            <td>{formatNumber(count, locale)}</td>
            <td>{formatNumber(each, locale)}</td>
            <td>{formatNumber(total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
