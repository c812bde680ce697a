import type { Content } from "@prismicio/client";

import { defaultChain, findMonthCost } from "@/features/compute-units/server";
import { getFigure } from "@/features/shared/catalogue/getFigure";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { loadHistory, loadLatencies, loadPlans, loadPriceMethods } from "@/features/shared/platform/server";
import { findLongestOutage, findMedian } from "@/features/tracker/server";

type Item = Content.FiguresSlice["primary"]["figures"][number];

type Figure = { value: string; label: string; note: string; isSample?: boolean };

/** Figures that are measured or worked out, with words of their own. */
const readers: Record<string, (locale: Locale) => Promise<Figure | undefined>> = {
  median_latency: async (locale) => {
    const { value } = await loadLatencies();
    return value && findMedian(value, defaultChain, locale);
  },
  longest_outage: async (locale) => {
    const { value } = await loadHistory();
    return value && findLongestOutage(value, locale);
  },
  month_cost: async (locale) => {
    const [prices, plans] = await Promise.all([loadPriceMethods(defaultChain), loadPlans()]);
    return findMonthCost("bot", prices.value, plans.value, locale);
  },
};

/** A figure as it is shown; what an editor wrote replaces its words. `undefined` while its source does not answer. */
export async function loadFigure({ metric, value, label, note }: Item, locale: Locale): Promise<Figure | undefined> {
  const reader = ownValue(readers, metric);
  if (!reader) {
    const counted = getFigure(metric);
    const written = counted === undefined ? (value ?? "") : formatNumber(counted, locale);
    return { value: written, label: label ?? "", note: note ?? "" };
  }
  const read = await reader(locale);
  return read && { ...read, label: label || read.label, note: note || read.note };
}
