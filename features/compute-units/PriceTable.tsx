import { canReadArchive, categoryName } from "@/features/shared/catalogue/categories";
import type { PricedMethod } from "@/features/shared/contracts/platformApi";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import { MethodName } from "./MethodName";
import type { Documented } from "./MethodName";
import styles from "./index.module.css";

type Props = {
  methods: readonly PricedMethod[];
  /** Whether their chain is offered with archive data. */
  hasArchive: boolean;
  /** Families whose methods have pages, each with the entries that have none. */
  documented: Documented;
  locale: Locale;
};

/** Methods with what a call costs. */
export function PriceTable({ methods, hasArchive, documented, locale }: Props) {
  const text = messages[locale];
  const showsArchive = hasArchive && methods.some(({ category }) => canReadArchive(category));
  return (
    <Table label={text.title} data-names="" data-sticky="">
      <thead>
        <tr>
          <th scope="col">{text.method}</th>
          <th scope="col" data-wide="">
            {text.kind}
          </th>
          <th scope="col" data-figure="" className={styles.multiplier}>
            {text.multiplier}
          </th>
          <th scope="col" data-figure="">
            {text.units}
          </th>
          {showsArchive ? (
            <th scope="col" data-figure="">
              {text.archive}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {methods.map(({ method, family, category, multiplier, computeUnits, archiveComputeUnits }) => (
          <tr key={`${family} ${method}`}>
            <th scope="row">
              <MethodName method={method} family={family} documented={documented} locale={locale} />
            </th>
            <td data-wide="">{categoryName(category, locale)}</td>
            <td data-figure="" className={styles.multiplier}>
              × {multiplier}
            </td>
            <td data-figure="">{formatNumber(computeUnits, locale)}</td>
            {showsArchive ? (
              <td data-figure="">{canReadArchive(category) ? formatNumber(archiveComputeUnits, locale) : "–"}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
