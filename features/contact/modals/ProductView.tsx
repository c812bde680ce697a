"use client";

import { useEffect, useState } from "react";

import { messages } from "@/features/contact/messages";
import { fetchJson } from "@/features/shared/http";
import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { plansSchema } from "@/features/shared/platform/model";
import type { Plan, Plans } from "@/features/shared/platform/model";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

type Read = { kind: "pending" } | { kind: "failed" } | { kind: "read"; plan: Plan; currency: string };

const find = ({ plans, currency }: Plans, id: string): Read => {
  const plan = plans.find((one) => one.id === id);
  return plan ? { kind: "read", plan, currency } : { kind: "failed" };
};

/** One plan: its price a month, its requests or Unlimited, and where it is bought. */
export default function ProductView({ store, locale, channels }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  const [read, setRead] = useState<Read>({ kind: "pending" });
  const id = view?.kind === "product" ? view.plan : "";
  useEffect(() => {
    fetchJson("/api/plans/", plansSchema)
      .then((plans) => setRead(find(plans, id)))
      .catch((error: unknown) => {
        console.warn("the plan could not be read", error);
        setRead({ kind: "failed" });
      });
  }, [id]);
  if (read.kind === "pending") return <p className={styles.root}>{text.loading}</p>;
  if (read.kind === "failed") return <Notice tone="error">{text.failure}</Notice>;
  const { plan, currency } = read;
  return (
    <div className={styles.root}>
      <div className={styles.plan}>
        <h3>{plan.name}</h3>
        {plan.pricePerMonth === undefined ? null : (
          <p className={styles.price}>
            {formatPrice(plan.pricePerMonth, locale, currency)} <small>{text.perMonth}</small>
          </p>
        )}
      </div>
      <ul className={styles.lines}>
        {linesOf(plan, locale).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink tone="primary" href={`${channels.account}?plan=${plan.id}`}>
        {text.choosePlan}
      </ButtonLink>
    </div>
  );
}

/** What a plan holds, with the limit beside what it limits. */
function linesOf(plan: Plan, locale: Locale): string[] {
  const { requestsPerSecond } = plan;
  const rate = requestsPerSecond === undefined ? "" : messages[locale].rate(formatNumber(requestsPerSecond, locale));
  return [requestsOf(plan, locale), rate].filter(Boolean);
}

function requestsOf(plan: Plan, locale: Locale): string {
  const text = messages[locale];
  if (plan.requests === "Unlimited") return text.unlimited;
  if (plan.computeUnits !== undefined) return text.units(formatNumber(plan.computeUnits, locale));
  return plan.requestsPerDay === undefined ? "" : text.perDay(formatNumber(plan.requestsPerDay, locale));
}
