"use client";

import { useEffect, useState } from "react";

import { messages } from "@/features/contact/messages";
import { fetchJson } from "@/features/shared/http";
import { plansSchema } from "@/features/shared/contracts/platformApi";
import type { Plan, Plans } from "@/features/shared/contracts/platformApi";
import { Notice } from "@/features/shared/ui/Notice";

import { PendingView } from "./PendingView";
import { PlanCard } from "./PlanCard";
import type { ViewProps } from "./views";

type Read = { kind: "pending" } | { kind: "failed" } | { kind: "read"; plan: Plan; currency: string };

const find = ({ plans, currency }: Plans, id: string): Read => {
  const plan = plans.find((one) => one.id === id);
  return plan ? { kind: "read", plan, currency } : { kind: "failed" };
};

const readPlans = () => fetchJson("/api/plans/", plansSchema);

// Requested while this file loads, before a window opens; each window after the first shows the loaded plans at once.
let requested: Promise<Plans> | undefined = readPlans();
let loaded: Plans | undefined;
requested.then((plans) => (loaded = plans)).catch(() => undefined);

/** A plan with the current data of the price service. */
export default function ProductView({ store, locale, channels, close }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  const id = view?.kind === "product" ? view.plan : "";
  const [read, setRead] = useState<Read>(() => (loaded ? find(loaded, id) : { kind: "pending" }));
  useEffect(() => {
    // The card that led here has the name already.
    const name = document.querySelector(`[data-plan="${id}"] :is(h2, h3)`)?.textContent;
    if (name) store.setTitle(name);
    const reading = requested ?? readPlans();
    requested = undefined;
    reading
      .then((plans) => {
        loaded = plans;
        const found = find(plans, id);
        setRead(found);
        if (found.kind === "read") store.setTitle(found.plan.name);
      })
      .catch((error: unknown) => {
        console.warn("the plan could not be read", error);
        if (!loaded) setRead({ kind: "failed" });
      });
  }, [id, store]);
  if (read.kind === "pending") {
    return <PendingView locale={locale} />;
  }
  if (read.kind === "failed") return <Notice tone="error">{text.failure}</Notice>;
  return (
    <PlanCard
      {...read}
      locale={locale}
      // As the page below marks it.
      isOwn={document.querySelector(`[data-plan="${id}"][data-current]`) !== null}
      accountUrl={channels.account}
      onLeave={close}
      onAsk={(message) => store.open({ kind: "contact", target: "sales", message })}
    />
  );
}
