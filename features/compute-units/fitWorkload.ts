import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, PriceMethods } from "@/features/shared/platform/server";

import { monthDays, planThatFits } from "./fit";
import { getCost } from "./mix";
import { workloads } from "./workloads";
import type { Workload } from "./workloads";

/** A workload's calls, their cost, and the cheapest plan that carries them; without prices neither of the two. */
export function fitWorkload(workload: Workload, prices: PriceMethods | undefined, plans: Plans | undefined) {
  const calls = Object.entries(workload.calls).map(([method, count]) => ({ method, count }));
  const cost = prices && getCost(calls, prices, false);
  const load = { calls: calls.reduce((sum, { count }) => sum + count, 0), units: cost?.total ?? 0 };
  const plan = plans && cost && planThatFits(plans.plans, { ...load, readsArchive: false });
  return { calls, cost, plan };
}

/** Of an example: an app with so many visits. */
const runsPerDay = 10_000;

type Run = { units: readonly number[]; readsArchive: boolean };

/** Calls that a product makes together: compute units of one run and of a month of runs, and the cheapest plan for it. */
export function fitRuns({ units, readsArchive }: Run, plans: Plans | undefined) {
  const once = units.reduce((sum, each) => sum + each, 0);
  const runs = runsPerDay * monthDays;
  const load = { calls: units.length * runs, units: once * runs, readsArchive };
  return { once, runsPerDay, month: load.units, plan: plans && planThatFits(plans.plans, load) };
}

type Messages = {
  label: (workload: string) => string;
  note: (text: string, units: string, plan: string) => string;
};

const messages = translate<Messages>({
  en: {
    label: (workload) => `per month for a ${workload.toLowerCase()}`,
    note: (text, units, plan) => `${text} ${units} compute units, plan ${plan}.`,
  },
  cn: {
    label: (workload) => `${workload}每月的费用`,
    note: (text, units, plan) => `${text}共 ${units}计算单元，${plan} 套餐。`,
  },
});

/** The price of a workload's month, what it consists of, and its plan; `undefined` without prices. */
export function findMonthCost(
  id: string,
  prices: PriceMethods | undefined,
  plans: Plans | undefined,
  locale: Locale,
): { value: string; label: string; note: string } | undefined {
  const workload = workloads.find((one) => one.id === id);
  const { cost, plan } = workload ? fitWorkload(workload, prices, plans) : {};
  if (!workload || !cost || plan?.pricePerMonth === undefined) return undefined;
  const text = messages[locale];
  const units = formatNumber(cost.total, locale, { notation: "compact" });
  return {
    value: formatPrice(plan.pricePerMonth, locale, plans?.currency ?? "USD"),
    label: text.label(workload.name[locale]),
    note: text.note(workload.text[locale], units, plan.name),
  };
}
