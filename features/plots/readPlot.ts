import { withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Data of a plot: one row per label, one value per series. */
export type PlotData = {
  labelHead: string;
  series: string[];
  rows: { label: string; values: (number | undefined)[] }[];
};

/** A figure as an editor writes it: `41,000`, `0.77`, `85%`; `undefined` for words. */
function readFigure(text: string): number | undefined {
  const match = /^[^\d-]*(-?[\d\s,'’]*\.?\d+)/u.exec(text.trim());
  const figure = Number(match?.[1]?.replace(/[\s,'’]/gu, ""));
  return match && Number.isFinite(figure) ? figure : undefined;
}

/** Reads a table: names of the series in its head, a label and its figures in each line. */
export function readPlot(head: readonly string[], lines: readonly (readonly string[])[]): PlotData {
  const [labelHead = "", ...series] = head;
  const rows = lines.map(([label = "", ...cells]) => ({
    label,
    values: series.map((_, at) => readFigure(cells[at] ?? "")),
  }));
  return { labelHead, series, rows };
}

/** The smallest 1, 2 or 5 times a power of ten that is above all values: the end of an axis. */
export function getTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * unit >= most) ?? 10) * unit;
}

/** A unit as it follows a figure: ` ms`, `%` as the language sets it. */
export function toSuffix(unit: string, locale: Locale): string {
  if (unit === "%") return withPercent("", locale);
  return unit && ` ${unit}`;
}

/** The values of all rows, without empty cells. */
export const listValues = (rows: PlotData["rows"]) =>
  rows.flatMap(({ values }) => values.filter((value) => value !== undefined));
