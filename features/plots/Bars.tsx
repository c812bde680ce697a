import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { listValues, toSuffix } from "./readPlot";
import type { PlotData } from "./readPlot";
import { Legend } from "./Legend";
import styles from "./index.module.css";

type Props = { data: PlotData; unit: string; locale: Locale };

/** A bar chart with the value beside each bar. */
export function Bars({ data, unit, locale }: Props) {
  const most = Math.max(...listValues(data.rows), 0);
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
                    {value > 0 ? <path d={`M0 0h${Math.max(2, Math.round((value / most) * 1000))}v10H0z`} /> : null}
                  </svg>
                  <span>
                    {data.series.length > 1 ? <span className="visuallyHidden">{data.series[series]} </span> : null}
                    {formatNumber(value, locale)}
                    {toSuffix(unit, locale)}
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
