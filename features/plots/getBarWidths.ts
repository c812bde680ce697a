import type { PlotData } from "./readPlot";

/** Width of each bar as a fraction (0 to 1) of the plot's width. */
export function getBarWidths(data: PlotData, isLogarithmic: boolean): (figure: number) => number {
  const figures = data.rows.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const most = Math.max(...figures, 0);
  const least = Math.min(...figures.filter((figure) => figure > 0));
  // On a logarithmic scale the smallest value still has a visible bar.
  const base = Math.log10(least) - 0.5;
  return (figure) => {
    if (figure <= 0 || most <= 0) return 0;
    return isLogarithmic ? (Math.log10(figure) - base) / (Math.log10(most) - base) : figure / most;
  };
}
