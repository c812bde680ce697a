"use client";

import { clsx } from "clsx";

import { formatNumber, formatPrice, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";

import type { ComputeUnitsStore } from "./ComputeUnitsStore";
import { PlanComparison } from "./PlanComparison";
import { Savings } from "./Savings";
import { CostTable } from "./CostTable";
import { messages } from "./messages";
import { PricesOutage } from "./PricesOutage";
import styles from "./index.module.css";

type Props = { store: ComputeUnitsStore; hasPlans: boolean; chainName: string; currency: string; locale: Locale };

/** Monthly cost of the mix, the cheapest plan and each call's share; nothing without prices. */
export const MixResult = observer(function MixResult({ store, hasPlans, chainName, currency, locale }: Props) {
  const text = messages[locale];
  const { cost, plan, isBehind } = store;
  const noPlans = hasPlans ? null : <Notice tone="warning">{text.plansDown}</Notice>;
  if (!cost) {
    return (
      <div className={styles.result}>
        <PricesOutage store={store} locale={locale} />
        {noPlans}
      </div>
    );
  }
  const total = formatNumber(cost.total, locale);
  // Compute units of a plan are millions.
  const figures = store.usage?.of === "computeUnits" ? ({ notation: "compact" } as const) : undefined;
  const isEmpty = cost.costs.length === 0;
  const { counted, all } = store.lines;
  const partial = counted < all ? text.partial(counted, all) : undefined;
  const sum = `${text.total}: ${total}. ${text.plan}: ${plan?.name ?? text.noPlan}. ${partial ?? ""}`.trim();
  return (
    <div className={clsx(styles.result, isBehind && styles.stale)} aria-busy={isBehind}>
      {noPlans}
      {isBehind ? <p className={styles.loading}>{text.reading(chainName)}</p> : null}
      {/* Announced below after a pause in typing. */}
      <output className={styles.total} aria-live="off">
        <strong>{isEmpty ? "–" : total}</strong>
        <span>{text.total}</span>
      </output>
      {partial && !isEmpty ? <Notice tone="warning">{partial}</Notice> : null}
      {store.load && hasPlans ? (
        <p className={styles.plan}>
          <span>{text.plan}</span>
          <strong>{plan?.name ?? text.noPlan}</strong>
          {plan?.pricePerMonth === undefined ? null : (
            <span>{text.price(formatPrice(plan.pricePerMonth, locale, currency), plan.isFrom === true)}</span>
          )}
          {store.usage ? (
            <span>
              {text.usage[store.usage.of](
                formatNumber(store.usage.used, locale, figures),
                formatNumber(store.usage.limit, locale, figures),
              )}
            </span>
          ) : null}
          {store.rate === undefined ? null : (
            <span>
              {text.rate(formatNumber(store.rate, locale))}
              {sentenceGap(locale)}
              <a href={localizePath("/contact/#contact-sales", locale)}>{text.quote}</a>
            </span>
          )}
          <small>{text.planNote}</small>
        </p>
      ) : null}
      {/* The table's own frame has an animation already. */}
      <div>
        <CostTable costs={cost.costs} locale={locale} />
      </div>
      {store.load && hasPlans ? (
        <PlanComparison plans={store.plans} load={store.load} currency={currency} locale={locale} />
      ) : null}
      <Savings costs={cost.costs} chain={store.chain} locale={locale} />
      <LiveStatus sentence={isBehind || isEmpty ? "" : sum} query={store.mixText} />
    </div>
  );
});
