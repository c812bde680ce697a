import type { Chain } from "@/features/shared/catalogue/chain";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { Plan, Plans, PriceMethods, Reading } from "@/features/shared/platform/server";
import { getCapacity } from "@/features/shared/plans/capacity";
import { formatCalls, isIndividual } from "@/features/shared/plans/lines";
import { Table } from "@/features/shared/ui/Table";

import styles from "./ChainLimits.module.css";

type Messages = {
  /** What an ordinary call of the chain costs. */
  title: (chain: string, units: string) => string;
  plan: string;
  perSecond: string;
  unitsPerSecond: string;
  perMonth: string;
  noLimit: string;
  all: string;
};

const messages = translate<Messages>({
  en: {
    title: (chain, units) => `What each plan allows on ${chain}, at ${units} compute units per ordinary call`,
    plan: "Plan",
    perSecond: "Calls per second",
    unitsPerSecond: "Units per second",
    perMonth: "Calls per month",
    noLimit: "No limit",
    all: "All limits",
  },
  cn: {
    title: (chain, units) => `各套餐在 ${chain} 上的限制（普通调用每次 ${units} 计算单元）`,
    plan: "套餐",
    perSecond: "每秒调用",
    unitsPerSecond: "每秒计算单元",
    perMonth: "每月调用",
    noLimit: "不限",
    all: "全部限制",
  },
});

type Props = { chain: Chain; prices: Reading<PriceMethods>; plans: Reading<Plans>; locale: Locale };

/** Each plan's limits in calls and in compute units of this chain, side by side; nothing while a price is missing. */
export function ChainLimits({ chain, prices, plans, locale }: Props) {
  if (!prices.value || prices.value.methods.length === 0 || !plans.value) return null;
  const text = messages[locale];
  const { multiplier } = prices.value;
  const number = (value: number) => formatNumber(value, locale);
  const limits = (plan: Plan) => {
    const { requestsPerSecond: rate } = plan;
    const capacity = getCapacity(plan, multiplier);
    // Another platform's plan may not state a rate.
    const unstated = plan.isFrom ? text.noLimit : "–";
    return [
      [text.perSecond, rate === undefined ? unstated : number(rate)],
      [text.unitsPerSecond, rate === undefined ? unstated : number(rate * multiplier)],
      [text.perMonth, capacity && Number.isFinite(capacity.callsAMonth) ? formatCalls(capacity, locale) : text.noLimit],
    ] as const;
  };
  const title = text.title(chain.name, number(multiplier));
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Table label={title} data-figure="">
        <thead>
          <tr>
            <th scope="col">{text.plan}</th>
            {[text.perSecond, text.unitsPerSecond, text.perMonth].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.value.plans
            .filter((plan) => !isIndividual(plan))
            .map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{plan.name}</th>
                {limits(plan).map(([head, limit]) => (
                  <td key={head}>{limit}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
      <p className={styles.all}>
        <a href={localizePath("/docs/limits/", locale)}>{text.all}</a>
      </p>
    </>
  );
}
