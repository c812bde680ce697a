import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plan } from "@/features/shared/contracts/platformApi";

import { getCapacity, unitsOfEthCall } from "./capacity";
import type { Capacity } from "./capacity";
import { messages } from "./messages";

/** Whether a plan has no price of its own and is agreed on instead. */
export const isIndividual = (plan: Plan) => plan.pricePerMonth === undefined;

/** What a plan includes, a short line each. */
export function listPlanLines(plan: Plan, locale: Locale): string[] {
  const text = messages[locale];
  const number = (value: number) => formatNumber(value, locale);
  const isOwnServer = plan.isFrom === true;
  const [, requests, units] = plan.labels ?? [];
  const lines = [
    requests === undefined ? "" : text.named(text.rows.requests, getPlanWord(requests, locale)),
    units === undefined ? "" : text.named(text.rows.units, getPlanWord(units, locale)),
    plan.requestsPerDay === undefined ? "" : text.requestsPerDay(number(plan.requestsPerDay)),
    plan.computeUnits === undefined ? "" : text.computeUnits(number(plan.computeUnits)),
    isOwnServer ? text.noLimits : "",
    plan.requests && !isOwnServer ? text.requests(getPlanWord(plan.requests, locale)) : "",
    plan.requestsPerSecond === undefined ? "" : text.requestsPerSecond(number(plan.requestsPerSecond)),
    describeCapacity(plan, locale),
    ...listPlanTerms(plan, locale),
    isOwnServer || isIndividual(plan) ? "" : text.allChains,
    plan.regions === undefined ? "" : text[isOwnServer ? "oneRegion" : "regions"](number(plan.regions)),
  ];
  return lines.filter(Boolean);
}

/** What every plan with a limit carries of the same call, so that plans can be compared. */
function describeCapacity(plan: Plan, locale: Locale): string {
  const capacity = getCapacity(plan, unitsOfEthCall);
  if (!capacity || !Number.isFinite(capacity.callsAMonth)) return "";
  return messages[locale].calls(...formatCapacity(capacity, locale));
}

/** Calls a month and a second, rounded to what can be compared: `2.5M`, `0.96`. */
export const formatCapacity = ({ callsAMonth, callsASecond }: Capacity, locale: Locale): [string, string] => [
  formatNumber(callsAMonth, locale, { notation: "compact", maximumFractionDigits: 1 }),
  formatNumber(callsASecond, locale, { maximumSignificantDigits: 2 }),
];

/** What is said of a plan in words, beside its figures. */
export function listPlanTerms(plan: Plan, locale: Locale): string[] {
  const text = messages[locale];
  const terms = [
    plan.rollOver === false ? text.noRollOver : "",
    plan.freeMonths === undefined ? "" : text.freeMonths(formatNumber(plan.freeMonths, locale)),
  ];
  return terms.filter(Boolean);
}

/** What stands in a figure's place, such as `Unlimited` or `Contact`: the price service's own word in the page's language. */
export const getPlanWord = (word: string, locale: Locale) => messages[locale].words.get(word) ?? word;
