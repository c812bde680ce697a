import { formatNumber, formatPrice, getPunctuation, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, PriceMethods, Reading } from "@/features/shared/platform/server";
import { PricedName } from "@/features/shared/ui/PricedName";

import { getCalculatorPath } from "./getCalculatorPath";
import { fitWorkload } from "./fitWorkload";
import { messages } from "./messages";
import { workloads } from "./workloads";
import type { Workload } from "./workloads";
import styles from "./Workloads.module.css";

type Props = { prices: Reading<PriceMethods>; plans: Reading<Plans>; locale: Locale };

/** Monthly requests of four kinds of product, their cost, and a sufficient plan. */
export function Workloads({ prices, plans, locale }: Props) {
  return (
    <ul className={styles.root}>
      {workloads.map((workload) => (
        <Card key={workload.id} workload={workload} prices={prices.value} plans={plans.value} locale={locale} />
      ))}
    </ul>
  );
}

type CardProps = {
  workload: Workload;
  prices: PriceMethods | undefined;
  plans: Plans | undefined;
  locale: Locale;
};

function Card({ workload, prices, plans, locale }: CardProps) {
  const text = messages[locale];
  const { calls, cost, plan } = fitWorkload(workload, prices, plans);
  const mix = calls.map(({ method, count }) => `${method} ${count}`).join("\n");
  const most = Math.max(...calls.map(({ count }) => count));
  return (
    <li className={styles.card}>
      <h3>{workload.name[locale]}</h3>
      <p className={styles.text}>{workload.text[locale]}</p>
      <table className={styles.mix}>
        <tbody>
          {calls.map(({ method, count }) => (
            <tr key={method}>
              <th scope="row">
                <PricedName name={method} locale={locale} />
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0h${Math.max(1, Math.round((count / most) * 100))}v2H0z`} />
                </svg>
              </th>
              <td>{formatNumber(count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {cost ? (
          <div>
            <dt>{text.total}</dt>
            <dd>{formatNumber(cost.total, locale)}</dd>
          </div>
        ) : null}
        {plan?.pricePerMonth === undefined ? null : (
          <div>
            <dt>{text.plan}</dt>
            <dd>
              {plan.name}
              {getPunctuation(locale).comma}
              {formatPrice(plan.pricePerMonth, locale, plans?.currency ?? "USD")}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.links}>
        <a href={getCalculatorPath(locale, { mix })}>{text.open}</a>
        <a href={localizePath(workload.example.path, locale)}>{text.example(workload.example.name)}</a>
      </p>
    </li>
  );
}
