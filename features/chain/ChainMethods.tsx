import type { Chain } from "@/features/shared/catalogue/chain";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { PriceMethods, Reading } from "@/features/shared/platform/server";
import { Notice } from "@/features/shared/ui/Notice";

import { categoryName } from "@/features/shared/catalogue/categories";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Table } from "@/features/shared/ui/Table";
import { messages } from "./messages";

type Props = { chain: Chain; prices: Reading<PriceMethods>; locale: Locale };

/** The methods of a chain with what a call costs, on full and on archive data. */
export function ChainMethods({ chain, prices, locale }: Props) {
  const text = messages[locale];
  if (!prices.value) return <Notice tone="error">{text.pricesDown}</Notice>;
  if (prices.value.methods.length === 0) return <Notice tone="info">{text.noMethods}</Notice>;
  return (
    <Table label={text.method} data-names="">
      <thead>
        <tr>
          <th scope="col">{text.method}</th>
          <th scope="col" data-wide="">
            {text.category}
          </th>
          <th scope="col" data-figure="">
            {text.units}
          </th>
          {chain.hasArchive ? (
            <th scope="col" data-figure="">
              {text.archiveUnits}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {prices.value.methods.map(({ method, family, category, computeUnits, archiveComputeUnits }) => (
          <tr key={`${family} ${method}`}>
            <th scope="row">
              <CodeName>{method}</CodeName>
            </th>
            <td data-wide="">{categoryName(category, locale)}</td>
            <td data-figure="">{formatNumber(computeUnits, locale)}</td>
            {chain.hasArchive ? <td data-figure="">{formatNumber(archiveComputeUnits, locale)}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
