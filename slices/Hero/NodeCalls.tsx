import { PartTable } from "@/features/diagrams/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Plans, Reading } from "@/features/shared/platform/server";

import { fitCalls, listCalls } from "@/slices/findCalls";

type Messages = {
  label: string;
  aside: string;
  heads: readonly [string, string, string];
  once: string;
  month: (runsPerDay: string, units: string, plan: string | undefined) => string;
  note: string;
};

const messages = translate<Messages>({
  en: {
    label: "Calls to the node, in order",
    aside: "compute units per call",
    heads: ["Call", "When", "Cost"],
    once: "Each call once",
    month: (runsPerDay, units, plan) =>
      `${runsPerDay} times per day: ${units} CU per month${plan ? `, plan ${plan}` : ""}`,
    note: "Calculate a month of your own calls",
  },
  cn: {
    label: "依次发给节点的调用",
    aside: "每次调用的计算单元",
    heads: ["调用", "时机", "费用"],
    once: "每个调用各一次",
    month: (runsPerDay, units, plan) => `每天 ${runsPerDay} 次：每月 ${units} CU${plan ? `，${plan} 套餐即可` : ""}`,
    note: "按自己的调用量计算每月费用",
  },
});

type Props = { slices: readonly { slice_type: string }[]; plans: Reading<Plans>; locale: Locale };

/** What the sequence of the page sends to a node, and what each call costs, all of them and a month of them; nothing without one. */
export function NodeCalls({ slices, plans, locale }: Props) {
  const { label, aside, heads, once: name, month: describeMonth, note } = messages[locale];
  const calls = listCalls(slices);
  if (calls.length === 0) return null;
  const fit = fitCalls(calls, plans.value);
  return (
    <PartTable
      label={label}
      aside={aside}
      note={<a href={`${localizePath("/pricing/", locale)}#calculator`}>{note}</a>}
      isSequence
      heads={heads}
      parts={calls.map(({ call, note: when, units }) => ({
        name: call,
        first: when,
        second: units === undefined ? "–" : `${formatNumber(units, locale)} CU`,
      }))}
      sum={
        fit && {
          name,
          first: describeMonth(
            formatNumber(fit.runsPerDay, locale),
            formatNumber(fit.month, locale, { notation: "compact" }),
            fit.plan?.name,
          ),
          second: `${formatNumber(fit.once, locale)} CU`,
        }
      }
    />
  );
}
