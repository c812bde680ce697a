import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { getTop, toSuffix } from "./readPlot";
import type { PlotData } from "./readPlot";
import { Legend } from "./Legend";
import styles from "./index.module.css";

type Props = { data: PlotData; unit: string; label: string; locale: Locale };

const figuresText = translate<string>({ en: "The figures", cn: "数据" });

const [width, height] = [600, 240];

/** A line chart with one line per series and an expandable table of its values. */
export function Lines({ data, unit, label, locale }: Props) {
  const values = data.rows.flatMap((row) => row.values.filter((value) => value !== undefined));
  const top = getTop(values);
  const x = (index: number) => Math.round((index / Math.max(1, data.rows.length - 1)) * width);
  const y = (value: number) => Math.round((1 - value / top) * height * 10) / 10;
  const mark = (value: number) => `${formatNumber(value, locale)}${toSuffix(unit, locale)}`;
  return (
    <>
      {data.series.length > 1 ? <Legend names={data.series} /> : null}
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{mark(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          {data.series.map((name, series) => (
            <path
              key={name}
              className={styles.line}
              data-series={series}
              d={data.rows
                .flatMap((row, index) => {
                  const value = row.values[series];
                  return value === undefined ? [] : [`${x(index)} ${y(value)}`];
                })
                .map((point, index) => `${index === 0 ? "M" : "L"}${point}`)
                .join("")}
            />
          ))}
        </svg>
        <div className={styles.axis} aria-hidden="true">
          {pickLabels(data).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <p className={styles.axisName}>{data.labelHead}</p>
      </div>
      <details className={styles.figures} data-fold="" data-repeats="">
        <summary>{figuresText[locale]}</summary>
        <Table label={label} data-figure="">
          <TableHead heads={[data.labelHead, ...data.series]} />
          <tbody>
            {data.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, series) => (
                  <td key={data.series[series]}>{value === undefined ? "" : mark(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}

/** At most five labels, evenly apart, with the first and the last: the step divides the rows. */
function pickLabels({ rows }: PlotData): string[] {
  const last = rows.length - 1;
  let step = Math.ceil(last / 4) || 1;
  while (last % step !== 0) step += 1;
  return rows.filter((_, index) => index % step === 0).map(({ label }) => label);
}
