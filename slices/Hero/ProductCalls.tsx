import { runsPerDay } from "@/features/compute-units/server";
import { readByType } from "@/features/content/server";
import { PartTable } from "@/features/diagrams/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";

import { findSequence, fitCalls } from "@/slices/findCalls";

type Messages = {
  label: string;
  aside: (runs: string) => string;
  heads: readonly [string, string, string];
  once: (calls: string, units: string | undefined) => string;
  note: string;
};

const messages = translate<Messages>({
  en: {
    label: "What each study calls",
    aside: (runs) => `${runs} times per day`,
    heads: ["Product", "Each call once", "Plan"],
    once: (calls, units) => `${calls} calls${units ? `, ${units} CU` : ""}`,
    note: "One rate for all, to compare them; each study works out a load of its own.",
  },
  cn: {
    label: "各案例发出的调用",
    aside: (runs) => `每天 ${runs} 次`,
    heads: ["产品", "每个调用各一次", "套餐"],
    once: (calls, units) => `${calls} 个调用${units ? `，${units} CU` : ""}`,
    note: "为便于比较，频率统一；每个案例另按自己的负载计算。",
  },
});

type Props = { plans: Reading<Plans>; locale: Locale };

/** The case studies, each with the number and the cost of its calls, and the plan that carries them. */
export async function ProductCalls({ plans, locale }: Props) {
  const { once, aside, ...text } = messages[locale];
  const entries = await readByType("case_study", locale);
  const sequences = await Promise.all(entries.map(({ id }) => findSequence(id)));
  const parts = entries.flatMap(({ path, title }, index) => {
    const calls = sequences[index]?.calls ?? [];
    const fit = fitCalls(calls, plans.value);
    const units = fit && formatNumber(fit.once, locale);
    const first = once(formatNumber(calls.length, locale), units);
    return calls.length > 0 ? [{ name: title, href: path, first, second: fit?.plan?.name ?? "–" }] : [];
  });
  return <PartTable {...text} aside={aside(formatNumber(runsPerDay, locale))} parts={parts} />;
}
