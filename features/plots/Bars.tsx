import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { PlotData } from "./readPlot";
import { Legend } from "./Legend";
import styles from "./index.module.css";

type Props = { data: PlotData; unit: string; isLogarithmic: boolean; locale: Locale };

/** A bar a figure, which stands beside it. */
export function Bars({ data, unit, isLogarithmic, locale }: Props) {
  const figures = data.rows.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const most = Math.max(...figures, 0);
  const least = Math.min(...figures.filter((figure) => figure > 0));
  // On a logarithmic scale the least figure still has a bar.
  const base = Math.log10(least) - 0.5;
  const getWidth = (figure: number) => {
    if (figure <= 0 || most <= 0) return 0;
    return isLogarithmic ? (Math.log10(figure) - base) / (Math.log10(most) - base) : figure / most;
  };
  return (
    <>
      {data.series.length > 1 ? <Legend names={data.series} /> : null}
      <dl className={styles.bars}>
        {data.rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, series) =>
              value === undefined ? null : (
                <dd key={data.series[series]}>
                  <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" data-series={series}>
                    <path d={`M0 0h${Math.max(2, Math.round(getWidth(value) * 1000))}v10H0z`} />
                  </svg>
                  <span>
                    {data.series.length > 1 ? <span className="visuallyHidden">{data.series[series]} </span> : null}
                    {formatNumber(value, locale)}
                    {unit ? ` ${unit}` : ""}
                  </span>
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
