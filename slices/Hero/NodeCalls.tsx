import { PartTable } from "@/features/diagrams/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { listCalls } from "@/slices/findCalls";

type Messages = { label: string; aside: string; heads: readonly [string, string, string]; note: string };

const messages = translate<Messages>({
  en: {
    label: "Calls to the node, in order",
    aside: "compute units per call",
    heads: ["Call", "When", "Cost"],
    note: "Calculate a month of your own calls",
  },
  cn: {
    label: "依次发给节点的调用",
    aside: "每次调用的计算单元",
    heads: ["调用", "时机", "费用"],
    note: "按自己的调用量计算每月费用",
  },
});

type Props = { slices: readonly { slice_type: string }[]; locale: Locale };

/** What the sequence of the page sends to a node, and what each call costs; nothing without one. */
export function NodeCalls({ slices, locale }: Props) {
  const { label, aside, heads, note } = messages[locale];
  const calls = listCalls(slices);
  if (calls.length === 0) return null;
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
    />
  );
}
