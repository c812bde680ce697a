import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { wordOf } from "./lines";
import { messages } from "./messages";
import styles from "./PlanTable.module.css";

/** Every plan side by side; figures align. */
export function PlanTable({ plans, locale }: { plans: Reading<Plans>; locale: Locale }) {
  const text = messages[locale];
  const { value, failedSince } = plans;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  const { rows } = text;
  const number = (figure: number | undefined) => (figure === undefined ? "–" : formatNumber(figure, locale));
  const monthly = (amount: number, isFrom = false) => {
    const price = formatPrice(amount, locale, value.currency);
    return isFrom ? text.fromPrice(price) : price;
  };
  return (
    <Table label={rows.plan} data-figure="" className={styles.root} data-plans="">
      <thead>
        <tr>
          <th scope="col">{rows.plan}</th>
          <th scope="col">{rows.price}</th>
          <th scope="col">{rows.requestsADay}</th>
          <th scope="col">{rows.units}</th>
          <th scope="col">{rows.rate}</th>
        </tr>
      </thead>
      <tbody>
        {value.plans.map((plan) => (
          <tr key={plan.id} data-plan={plan.id} data-yours={text.yours}>
            <th scope="row">{plan.name}</th>
            <td>
              {plan.pricePerMonth === undefined
                ? wordOf(plan.labels?.[0] ?? "–", locale)
                : monthly(plan.pricePerMonth, plan.isFrom)}
            </td>
            <td>
              {plan.requestsPerDay === undefined
                ? wordOf(plan.requests ?? plan.labels?.[1] ?? "–", locale)
                : number(plan.requestsPerDay)}
            </td>
            <td>{plan.labels?.[2] === undefined ? number(plan.computeUnits) : wordOf(plan.labels[2], locale)}</td>
            <td>{plan.isFrom ? wordOf("Unlimited", locale) : number(plan.requestsPerSecond)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
