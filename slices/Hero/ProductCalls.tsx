import { readByType } from "@/features/content/server";
import { PartTable } from "@/features/diagrams/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { findSequence } from "@/slices/findCalls";

type Messages = {
  label: string;
  heads: readonly [string, string, string];
  calls: (count: string) => string;
};

const messages = translate<Messages>({
  en: {
    label: "What each study calls",
    heads: ["Product", "Calls", "One pass"],
    calls: (count) => `${count} calls`,
  },
  cn: {
    label: "各案例发出的调用",
    heads: ["产品", "调用", "一轮"],
    calls: (count) => `${count} 个调用`,
  },
});

/** The case studies, each with the number of its calls to a node and what they cost once. */
export async function ProductCalls({ locale }: { locale: Locale }) {
  const { calls: countCalls, ...text } = messages[locale];
  const entries = await readByType("case_study", locale);
  const sequences = await Promise.all(entries.map(({ id }) => findSequence(id)));
  const parts = entries.flatMap(({ path, title }, index) => {
    const calls = sequences[index]?.calls ?? [];
    if (calls.length === 0) return [];
    const units = calls.reduce((sum, call) => sum + (call.units ?? Number.NaN), 0);
    const second = Number.isNaN(units) ? "–" : `${formatNumber(units, locale)} CU`;
    return [{ name: title, href: path, first: countCalls(formatNumber(calls.length, locale)), second }];
  });
  return <PartTable {...text} parts={parts} />;
}
