import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable } from "@/features/content";
import { PlotFigure } from "@/features/plots/server";
import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

type Messages = { label: string; note: (chains: readonly string[]) => string };

const messages = translate<Messages>({
  en: {
    label: "Disk of a node, TB",
    note: (chains) =>
      `The upper end of each range for ${chains.join(", ")}. The table below covers the other chains in words.`,
  },
  cn: {
    label: "节点所需磁盘，TB",
    note: (chains) => `${chains.join("、")}取各范围的上限；其余链见下表的文字说明。`,
  },
});

const isTable = (slice: { slice_type: string }): slice is Content.DataTableSlice => slice.slice_type === "data_table";

/** The disks that the page's first table names in its last two columns, as bars on one scale; nothing without a figure. */
export function DiskPlot({ slices, locale }: { slices: readonly { slice_type: string }[]; locale: Locale }) {
  const { label, note } = messages[locale];
  const table = slices.find(isTable)?.primary.table;
  if (!isFilled.table(table)) return null;
  const { head, lines } = readTable(table);
  const rows = lines
    .map(([chain = "", ...cells]) => ({
      label: chain,
      values: cells.slice(-2).map(readTerabytes),
      signs: cells.slice(-2).map(readSign),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  if (rows.length === 0) return null;
  const [labelHead = ""] = head;
  return (
    <PlotFigure
      data={{ labelHead, series: head.slice(-2), rows }}
      kind="bars"
      unit="TB"
      label={label}
      note={note(rows.map((row) => row.label))}
      locale={locale}
    />
  );
}

// A cell's words for a bound, in the languages of the site, and the bound's sign.
const bounds: [words: RegExp, sign: string][] = [
  [/under|不到/iu, "< "],
  [/over|超过/iu, "> "],
  [/and more|以上/iu, "≥ "],
];

const readSign = (cell: string) => bounds.find(([words]) => words.test(cell))?.[1] ?? "";

/** The largest figure in terabytes that a cell names, such as 2 of `1 to 2 TB`. */
function readTerabytes(cell: string): number | undefined {
  const figures = [...cell.matchAll(/(\d+(?:\.\d+)?)\s*TB/gu)].map(([, figure]) => Number(figure));
  return figures.length > 0 ? Math.max(...figures) : undefined;
}
