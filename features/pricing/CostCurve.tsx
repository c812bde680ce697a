import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { getCapacity, unitsOfEthCall } from "@/features/shared/plans/capacity";
import { formatCalls } from "@/features/shared/plans/lines";
import { messages as planMessages } from "@/features/shared/plans/messages";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./CostCurve.module.css";

type Props = {
  plans: Reading<Plans>;
  locale: Locale;
};

type Messages = {
  label: string;
  aside: string;
  noLimit: string;
  note: (units: string) => string;
};

const messages = translate<Messages>({
  en: {
    label: "what a month of eth_call costs",
    aside: "calls per month",
    noLimit: "no limit",
    note: (units) => `One eth_call on Ethereum costs ${units} compute units. Solid: the cheapest plan for that load.`,
  },
  cn: {
    label: "每月 eth_call 的费用",
    aside: "每月调用次数",
    noLimit: "不限",
    note: (units) => `在 Ethereum 上，每次 eth_call 计 ${units} CU。实色段：此用量下最便宜的套餐。`,
  },
});

// Powers of ten on the axis.
const [first, last] = [5, 9];
const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));

/** The position of a number of calls on the axis, from 0 to 1000. */
const getPosition = (calls: number) =>
  Math.round(Math.min(1, Math.max(0, (Math.log10(calls) - first) / (last - first))) * 1000);

/** Price and calls of each plan, as a step chart. */
export function CostCurve({ plans, locale }: Props) {
  const text = messages[locale];
  const { value } = plans;
  if (!value) return <Panel label={text.label}>{<p className={styles.missing}>{planMessages[locale].down}</p>}</Panel>;
  // Breaks before the unit where large text leaves no room.
  const compact = (figure: number) => formatNumber(figure, locale, { notation: "compact" }).replace("\u00a0", " ");
  const steps = value.plans.flatMap((plan) => {
    const capacity = getCapacity(plan, unitsOfEthCall);
    return capacity ? [{ plan, ...capacity }] : [];
  });
  return (
    <Panel label={text.label} aside={text.aside} note={text.note(formatNumber(unitsOfEthCall, locale))}>
      <ul className={styles.root}>
        {steps.map(({ plan, callsAMonth }, index) => {
          const from = index === 0 ? 0 : getPosition(steps[index - 1]?.callsAMonth ?? 0);
          const to = getPosition(callsAMonth);
          const price = formatPrice(plan.pricePerMonth ?? 0, locale, value.currency);
          return (
            <li key={plan.id}>
              <strong>{plan.name}</strong>
              <span className={styles.price}>{plan.isFrom ? planMessages[locale].fromPrice(price) : price}</span>
              <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.grid} d={ticks.map((tick) => `M${getPosition(tick)} 0v10`).join("")} />
                <path className={styles.covered} d={`M0 3h${from}v4H0z`} />
                <path className={styles.cheapest} d={`M${from} 1H${to}v8H${from}z`} />
              </svg>
              <span className={styles.limit}>
                {Number.isFinite(callsAMonth) ? formatCalls({ callsAMonth }, locale) : text.noLimit}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{compact(tick)}</span>
        ))}
      </div>
    </Panel>
  );
}
