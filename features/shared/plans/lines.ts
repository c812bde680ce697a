import { formatNumber, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plan } from "@/features/shared/contracts/platformApi";

import { getCapacity, unitsOfEthCall } from "./capacity";
import type { Capacity } from "./capacity";
import { messages } from "./messages";
import { getPlanKind, isIndividual, planFeatures } from "./planFeatures";

/** Whom a plan fits, in a sentence from its limits. */
export const describeFit = (plan: Plan, locale: Locale): string =>
  messages[locale].fits[getPlanKind(plan)](plan.requestsPerSecond ? formatNumber(plan.requestsPerSecond, locale) : "");

/** Content of a plan, as short lines. */
export function listPlanLines(plan: Plan, locale: Locale): string[] {
  const text = messages[locale];
  const number = (value: number) => formatNumber(value, locale);
  const isOwnServer = plan.isFrom === true;
  const lines = [
    ...(isOwnServer ? [text.noLimits] : listVolumes(plan, locale)),
    describeCapacity(plan, locale),
    isOwnServer || isIndividual(plan) ? "" : text.allChains,
    plan.regions === undefined ? "" : text[isOwnServer ? "oneRegion" : "regions"](number(plan.regions)),
    ...listPlanTerms(plan, locale),
  ];
  return lines.filter(Boolean);
}

/** What a plan on shared endpoints includes in a period and in a second. */
function listVolumes(plan: Plan, locale: Locale): string[] {
  const text = messages[locale];
  const [, requests, units] = plan.labels ?? [];
  const volumes = [
    requests === undefined ? "" : text.named(text.rows.requests, getPlanWord(requests, locale)),
    units === undefined ? "" : text.named(text.rows.units, getPlanWord(units, locale)),
    describeAllowance(plan, locale) ?? "",
    plan.requests ? text.requests(getPlanWord(plan.requests, locale)) : "",
    plan.requestsPerSecond === undefined ? "" : text.requestsPerSecond(formatNumber(plan.requestsPerSecond, locale)),
  ];
  return volumes.filter(Boolean);
}

/** What a plan counts: requests per day or compute units per month; `undefined` if it counts neither. */
export function describeAllowance({ requestsPerDay, computeUnits }: Plan, locale: Locale): string | undefined {
  const text = messages[locale];
  if (requestsPerDay !== undefined) return text.requestsPerDay(formatNumber(requestsPerDay, locale));
  if (computeUnits === undefined) return undefined;
  return text.computeUnits(formatNumber(computeUnits, locale, { notation: "compact" }));
}

/** The capacity of every limited plan for the same call, so that plans can be compared. */
function describeCapacity(plan: Plan, locale: Locale): string {
  const capacity = getCapacity(plan, unitsOfEthCall);
  if (!capacity || !Number.isFinite(capacity.callsAMonth)) return "";
  return messages[locale].calls(formatCalls(capacity, locale));
}

/** Calls a month, rounded for comparison: `2.5M`. */
export const formatCalls = ({ callsAMonth }: Capacity, locale: Locale): string =>
  formatNumber(callsAMonth, locale, { notation: "compact" });

/** A plan's description beside its figures. */
export function listPlanTerms(plan: Plan, locale: Locale): string[] {
  const text = messages[locale];
  const kind = getPlanKind(plan);
  // A contract promises at least what the plans do.
  const { sla } = planFeatures[kind === "individual" ? "units" : kind];
  const share = sla === undefined ? "" : withPercent(formatNumber(sla, locale), locale);
  const terms = [
    share && text[kind === "individual" ? "slaFrom" : "sla"](share),
    plan.rollOver === false ? text.noRollOver : "",
    plan.freeMonths === undefined ? "" : text.freeMonths(formatNumber(plan.freeMonths, locale)),
  ];
  return terms.filter(Boolean);
}

/** The text instead of a figure, such as `Unlimited` or `Contact`: the price service's word, translated. */
export const getPlanWord = (word: string, locale: Locale) => messages[locale].words.get(word) ?? word;
