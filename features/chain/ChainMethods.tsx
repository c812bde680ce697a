import type { Chain } from "@/features/shared/catalogue/chain";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { PriceMethods, Reading } from "@/features/shared/platform/server";
import { Notice } from "@/features/shared/ui/Notice";

import { categoryName } from "@/features/shared/catalogue/categories";
import { messages } from "./messages";
import styles from "./ChainTable.module.css";

type Props = { chain: Chain; prices: Reading<PriceMethods>; locale: Locale };

/** The methods of a chain with what a call costs, on full and on archive data. */
export function ChainMethods({ chain, prices, locale }: Props) {
  const text = messages[locale];
  if (!prices.value) return <Notice tone="error">{text.pricesDown}</Notice>;
  if (prices.value.methods.length === 0) return <Notice tone="info">{text.noMethods}</Notice>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.method}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{text.method}</th>
            <th scope="col">{text.category}</th>
            <th scope="col" className={styles.figure}>
              {text.units}
            </th>
            {chain.hasArchive ? (
              <th scope="col" className={styles.figure}>
                {text.archiveUnits}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {prices.value.methods.map(({ method, family, category, computeUnits, archiveComputeUnits }) => (
            <tr key={`${family} ${method}`}>
              <th scope="row">
                <code translate="no">{method}</code>
              </th>
              <td>{categoryName(category, locale)}</td>
              <td className={styles.figure}>{formatNumber(computeUnits, locale)}</td>
              {chain.hasArchive ? <td className={styles.figure}>{formatNumber(archiveComputeUnits, locale)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
