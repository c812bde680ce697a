import { Fragment } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getTop, listValues, toSuffix } from "./readPlot";
import type { PlotData } from "./readPlot";
import styles from "./index.module.css";

type Props = {
  data: PlotData;
  kind: "bars" | "lines";
  /** Of the figures, such as `ms`. */
  unit: string;
  /** What is drawn. */
  label: string;
  locale: Locale;
};

const [width, height] = [320, 64];

/**
 * Thumbnail of a plot beside a link to it, hidden from screen readers: lines with the ends of both scales, bars of a
 * few rows, or, of small whole numbers, as many squares.
 */
export function SmallPlot({ data, kind, unit, label: title, locale }: Props) {
  const names = data.series.map((name, series) => (
    <Fragment key={name}>
      {series > 0 ? " " : null}
      {data.series.length > 1 ? <i className={styles.key} data-series={series} /> : null}
      {name}
    </Fragment>
  ));
  return (
    <div className={styles.thumbnail} data-drawing="" aria-hidden="true">
      {title ? <p>{title}</p> : null}
      {data.series.length > 1 ? (
        <div>
          <span>{names}</span>
        </div>
      ) : null}
      {kind === "lines" ? (
        <div className={styles.axes}>
          <div className={styles.marks}>
            {[getTop(listValues(data.rows)), 0].map((value) => (
              <span key={value}>
                {formatNumber(value, locale)}
                {toSuffix(unit, locale)}
              </span>
            ))}
          </div>
          <svg className={styles.small} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            {drawLines(data).map((path, series) => (
              <path key={data.series[series]} className={styles.line} data-series={series} d={path} />
            ))}
          </svg>
          <div className={styles.axis}>
            <span>{data.rows[0]?.label}</span> <span>{data.labelHead}</span> <span>{data.rows.at(-1)?.label}</span>
          </div>
        </div>
      ) : (
        <Rows rows={pickRows(data.rows)} unit={unit} locale={locale} />
      )}
    </div>
  );
}

type RowsProps = Pick<Props, "unit" | "locale"> & { rows: PlotData["rows"] };

// More would be too small to be counted.
const maxSquares = 30;

function Rows({ rows, unit, locale }: RowsProps) {
  const figures = listValues(rows);
  const most = Math.max(...figures);
  const isCounted =
    most <= maxSquares && rows.every(({ values }) => values.length === 1) && figures.every(Number.isInteger);
  return rows.map(({ label, values }) => (
    <div key={label} className={styles.row}>
      <span>{label}</span>{" "}
      <span>
        {values.map((figure, series) =>
          figure === undefined ? null : (
            <svg
              key={series}
              className={isCounted ? styles.squares : styles.smallBar}
              viewBox={`0 0 ${isCounted ? most * 10 : width} 10`}
              preserveAspectRatio={isCounted ? "xMinYMid" : "none"}
            >
              <path data-series={series} d={isCounted ? drawSquares(figure) : drawBar(figure / most)} />
            </svg>
          ),
        )}
      </span>{" "}
      <span>
        {values.map((figure, series) =>
          figure === undefined ? null : (
            <Fragment key={series}>
              {series > 0 && values[0] !== undefined ? " · " : null}
              {values.length > 1 ? <i className={styles.key} data-series={series} /> : null}
              {formatNumber(figure, locale)}
              {toSuffix(unit, locale)}
            </Fragment>
          ),
        )}
      </span>
    </div>
  ));
}

/** A bar by its share of the longest; none for nothing. */
const drawBar = (share: number) => (share > 0 ? `M0 0h${Math.max(2, Math.round(share * width))}v10H0z` : "");

const drawSquares = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 10} 1h8v8h-8z`).join("");

/** Three rows that have a figure, otherwise the first and the last: more would have no room for their labels. */
function pickRows(all: PlotData["rows"]): PlotData["rows"] {
  const rows = all.filter(({ values }) => values.some((figure) => figure !== undefined));
  return rows.length > 3 ? [...rows.slice(0, 1), ...rows.slice(-1)] : rows;
}

function drawLines({ rows, series }: PlotData): string[] {
  const top = getTop(listValues(rows));
  return series.map((_, at) =>
    rows
      .flatMap(({ values }, row) => {
        const value = values[at];
        if (value === undefined) return [];
        const x = Math.round((row / Math.max(1, rows.length - 1)) * width);
        return [`${x} ${Math.round((1 - value / top) * height)}`];
      })
      .map((point, index) => `${index === 0 ? "M" : "L"}${point}`)
      .join(""),
  );
}
