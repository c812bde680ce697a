import { formatNumber, formatPrice, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { getCapacity, unitsOfEthCall } from "@/features/shared/plans/capacity";
import { formatCapacity, getPlanWord, listPlanTerms } from "@/features/shared/plans/lines";
import { messages } from "@/features/shared/plans/messages";
import styles from "./PlanTable.module.css";

type Props = {
  plans: Reading<Plans>;
  locale: Locale;
  /** Each name opens its plan in a modal; without script it links to the plan's card. */
  hasLinks?: boolean;
};

/** Every plan side by side; figures align. */
export function PlanTable({ plans, locale, hasLinks = false }: Props) {
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
  const number = (figure: number | undefined) => (figure === undefined ? "" : formatNumber(figure, locale));
  const monthly = (amount: number, isFrom = false) => {
    const price = formatPrice(amount, locale, value.currency);
    return isFrom ? text.fromPrice(price) : price;
  };
  const heads = [
    rows.price,
    rows.callsAMonth,
    rows.average,
    rows.requestsADay,
    rows.units,
    rows.rate,
    rows.regions,
    rows.terms,
  ];
  const listCapacity = (plan: Plans["plans"][number]) => {
    const capacity = getCapacity(plan, unitsOfEthCall);
    if (!capacity) return ["", ""];
    return Number.isFinite(capacity.callsAMonth) ? formatCapacity(capacity, locale) : [rows.noLimit, rows.noLimit];
  };
  const listValues = (plan: Plans["plans"][number]) => [
    plan.pricePerMonth === undefined
      ? getPlanWord(plan.labels?.[0] ?? "", locale)
      : monthly(plan.pricePerMonth, plan.isFrom),
    ...listCapacity(plan),
    plan.requestsPerDay === undefined
      ? getPlanWord(plan.requests ?? plan.labels?.[1] ?? "", locale)
      : number(plan.requestsPerDay),
    plan.labels?.[2] === undefined ? number(plan.computeUnits) : getPlanWord(plan.labels[2], locale),
    plan.isFrom ? getPlanWord("Unlimited", locale) : number(plan.requestsPerSecond),
    plan.isFrom && plan.regions !== undefined ? text.oneOf(number(plan.regions)) : number(plan.regions),
    listPlanTerms(plan, locale).join(text.comma),
  ];
  return (
    <Table label={rows.plan} data-figure="" className={styles.root} data-plans="" data-stacked="long" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {[rows.plan, ...heads].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {value.plans.map((plan) => (
          <tr key={plan.id} role="row" data-plan={plan.id} data-yours={text.yours}>
            <th role="rowheader" scope="row">
              {hasLinks ? (
                <a href={`${localizePath("/pricing/", locale)}#plan-${plan.id}`} data-opens="">
                  {plan.name}
                </a>
              ) : (
                plan.name
              )}
            </th>
            {listValues(plan).map((shown, index) => (
              <td key={heads[index]} role="cell" data-head={heads[index]} data-word={/\d/.test(shown) ? undefined : ""}>
                {setWords(shown)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Words beside a figure stay words: in the figures' face the spaces of `3 选 1` would be holes. */
const setWords = (shown: string) =>
  /\d/.test(shown)
    ? shown.split(/(\S*\d\S*)/).map((part, index) => (index % 2 === 0 && part ? <span key={index}>{part}</span> : part))
    : shown;
