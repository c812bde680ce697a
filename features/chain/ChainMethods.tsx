import { byCategory, canReadArchive, categoryName } from "@/features/shared/catalogue/categories";
import type { Chain } from "@/features/shared/catalogue/chain";
import type { ChainChecks } from "@/features/shared/contracts/availabilityApi";
import { isMethod } from "@/features/shared/catalogue/names";
import { getMethodUrl } from "@/features/shared/catalogue/methodPages";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { PricedMethod, PriceMethods, Reading } from "@/features/shared/platform/server";
import { PricedName } from "@/features/shared/ui/PricedName";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";
import { Table, TableHead } from "@/features/shared/ui/Table";

import styles from "./ChainMethods.module.css";
import { messages } from "./messages";

type Props = {
  chain: Chain;
  prices: Reading<PriceMethods>;
  /** What probes found out; a method that they were refused is left out. */
  checks: ChainChecks | undefined;
  /** Files for programs: the name of a format and the path. */
  descriptions: readonly { format: string; path: string }[];
  locale: Locale;
};

// A list that fits a screen is shown completely; a longer one by its kinds.
const fewMethods = 20;

/** The methods of a chain by kind, with what a call costs on full and on archive data; names alone if it is not served. */
export function ChainMethods({ chain, prices, checks, descriptions, locale }: Props) {
  const text = messages[locale];
  if (!prices.value) {
    return (
      <Outage locale={locale} since={prices.failedSince}>
        {text.pricesDown}
      </Outage>
    );
  }
  const methods = prices.value.methods.filter(({ method }) => checks?.methods[method]?.answered !== false);
  if (methods.length === 0) return <Notice tone="info">{text.noMethods}</Notice>;
  const listed = byCategory(methods);
  if (chain.status !== "available") return <SharedMethods methods={listed} locale={locale} />;
  return (
    <>
      <div className={styles.kinds}>
        {[...Map.groupBy(listed, ({ category }) => category)].map(([kind, all]) => (
          <Disclosure
            key={kind}
            open={methods.length <= fewMethods}
            summary={
              <>
                <span>{categoryName(kind, locale)}</span>
                <span>{text.kindOf(all.length, formatCost(all, locale))}</span>
              </>
            }
          >
            <Methods name={categoryName(kind, locale)} methods={all} hasArchive={chain.hasArchive} locale={locale} />
          </Disclosure>
        ))}
      </div>
      <p className={styles.search}>
        <a href={localizePath(`/pricing/compute-units/?chain=${chain.key}`, locale)}>{text.search}</a>
      </p>
      {descriptions.length > 0 ? (
        <p className={styles.descriptions}>
          {text.descriptions}
          {descriptions.map(({ format, path }) => (
            <a key={format} href={path}>
              {format}
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** Cost of a call of these methods: a figure, or the lowest and the highest. */
function formatCost(methods: PricedMethod[], locale: Locale): string {
  const costs = methods.map(({ computeUnits }) => computeUnits);
  const ends = [...new Set([Math.min(...costs), Math.max(...costs)])];
  return ends.map((cost) => formatNumber(cost, locale)).join("–");
}

/** The name of a method, which leads to its reference if it has one. */
function MethodLink({ method, family, locale }: Pick<PricedMethod, "method" | "family"> & { locale: Locale }) {
  const url = getMethodUrl(family, method, locale);
  const name = <PricedName name={method} locale={locale} />;
  return url ? <a href={url}>{name}</a> : name;
}

/** The methods of a chain that is not served, by kind and closed: names that lead to their reference. Messages cannot be called. */
const SharedMethods = ({ methods, locale }: { methods: PricedMethod[]; locale: Locale }) => (
  <div className={styles.kinds}>
    {[
      ...Map.groupBy(
        methods.filter(({ method }) => isMethod(method)),
        ({ category }) => category,
      ),
    ].map(([kind, all]) => (
      <Disclosure
        key={kind}
        summary={
          <>
            <span>{categoryName(kind, locale)}</span>
            <span>{messages[locale].count(all.length)}</span>
          </>
        }
      >
        <ul className={styles.names}>
          {all.map(({ method, family }) => (
            <li key={`${family} ${method}`}>
              <MethodLink method={method} family={family} locale={locale} />
            </li>
          ))}
        </ul>
      </Disclosure>
    ))}
  </div>
);

type MethodsProps = { name: string; methods: PricedMethod[]; hasArchive: boolean; locale: Locale };

function Methods({ name, methods, hasArchive, locale }: MethodsProps) {
  const text = messages[locale];
  return (
    <Table className={styles.methods} label={name} data-names="">
      <TableHead
        heads={[text.method, text.units, hasArchive && text.archiveUnits]}
        figures={[text.units, text.archiveUnits]}
      />
      <tbody>
        {methods.map(({ method, family, category, computeUnits, archiveComputeUnits }) => (
          <tr key={`${family} ${method}`}>
            <th scope="row">
              <MethodLink method={method} family={family} locale={locale} />
            </th>
            <td data-figure="">{formatNumber(computeUnits, locale)}</td>
            {hasArchive ? (
              <td data-figure="">{canReadArchive(category) ? formatNumber(archiveComputeUnits, locale) : "–"}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
