import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plan } from "@/features/shared/contracts/platformApi";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { findShortfall } from "./fit";
import type { Load, Shortfall } from "./fit";
import { messages } from "./messages";
import styles from "./PlanComparison.module.css";

type Props = { plans: readonly Plan[]; load: Load; currency: string; locale: Locale };

/** A load on each plan with a price: whether the plan carries it, or when its allowance is used up. */
export function PlanComparison({ plans, load, currency, locale }: Props) {
  const text = messages[locale];
  return (
    <Table label={text.onEachPlan} className={styles.root} role="table">
      <TableHead heads={[text.planHead, text.priceHead, text.onEachPlan]} figures={[text.priceHead]} />
      <tbody role="rowgroup">
        {plans.flatMap((plan) =>
          plan.pricePerMonth === undefined ? (
            []
          ) : (
            <tr key={plan.id} role="row">
              <th role="rowheader" scope="row">
                {plan.name}
              </th>
              <td role="cell" data-figure="">
                {text.price(formatPrice(plan.pricePerMonth, locale, currency), plan.isFrom === true)}
              </td>
              <td role="cell">{describe(findShortfall(plan, load), locale)}</td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

function describe(shortfall: Shortfall | undefined, locale: Locale): string {
  const text = messages[locale];
  if (!shortfall) return text.carries;
  if (shortfall.of === "archive") return text.shortfalls.archive;
  if (shortfall.of === "computeUnits") return text.shortfalls.computeUnits(shortfall.day);
  if (shortfall.of === "requestsPerDay") return text.shortfalls.requestsPerDay(formatTime(shortfall.minutes));
  return text.shortfalls.requestsPerSecond(formatNumber(shortfall.rate, locale));
}

/** Minutes of a day as `14:05`. */
const formatTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
