import { Fragment } from "react";

import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getTop } from "./readPlot";
import type { PlotData } from "./readPlot";
import styles from "./index.module.css";

type Props = {
  data: PlotData;
  kind: "bars" | "logarithmic bars" | "lines";
  /** Of the figures, such as `ms`. */
  unit: string;
  /** What is drawn. */
  label: string;
  locale: Locale;
};

const [width, height] = [320, 64];

/** Thumbnail of a plot beside a link to it: lines with the ends of both scales, or two bars; hidden from screen readers. */
export function SmallPlot({ data, kind, unit, label: title, locale }: Props) {
  const bars = pickBars(data);
  // Without an axis only a length in proportion to the other bar is true, so a logarithmic plot is linear here.
  const most = Math.max(...bars.map(({ figure }) => figure));
  const { listComma } = getPunctuation(locale);
  return (
    <div className={styles.thumbnail} data-drawing="" aria-hidden="true">
      {title ? <p>{title}</p> : null}
      {kind === "lines" ? (
        <>
          <div>
            <span>
              {data.series.map((name, series) => (
                <Fragment key={name}>
                  {series > 0 ? listComma : null}
                  {data.series.length > 1 ? <i className={styles.key} data-series={series} /> : null}
                  {name}
                </Fragment>
              ))}
            </span>{" "}
            0–{formatNumber(getTop(listValues(data.rows)), locale)} {unit}
          </div>
          <svg className={styles.small} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            {drawLines(data).map((path, series) => (
              <path key={data.series[series]} className={styles.line} data-series={series} d={path} />
            ))}
          </svg>
          <div>
            <span>{data.labelHead}</span> {data.rows[0]?.label}–{data.rows.at(-1)?.label}
          </div>
        </>
      ) : (
        bars.map(({ label, figure }) => (
          <Fragment key={label}>
            <Figure {...{ label, figure, unit, locale }} />
            <svg className={styles.smallBar} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none">
              <path data-series="0" d={drawBar(figure / most)} />
            </svg>
          </Fragment>
        ))
      )}
    </div>
  );
}

type FigureProps = Pick<Props, "unit" | "locale"> & { label: string; figure: number };

const Figure = ({ label, figure, unit, locale }: FigureProps) => (
  <div>
    <span>{label}</span> {formatNumber(figure, locale)} {unit}
  </div>
);

/** A bar by its share of the longer one; none for nothing. */
const drawBar = (share: number) => (share > 0 ? `M0 0h${Math.max(2, Math.round(share * width))}v10H0z` : "");

/** The first and the last bar of the first series: more would have no room for their labels. */
function pickBars({ rows }: PlotData): { label: string; figure: number }[] {
  const bars = rows.flatMap(({ label, values: [figure] }) => (figure === undefined ? [] : [{ label, figure }]));
  return [...bars.slice(0, 1), ...bars.slice(1).slice(-1)];
}

const listValues = (rows: PlotData["rows"]) =>
  rows.flatMap(({ values }) => values.filter((value) => value !== undefined));

function drawLines({ rows, series }: PlotData): string[] {
  const top = getTop(listValues(rows));
  return series.map((_, at) =>
    rows
      .flatMap(({ values }, row) => {
        const value = values[at];
        if (value === undefined) return [];
        const x = Math.round((row / Math.max(1, rows.length - 1)) * width);
        // Keeps half a stroke width free at the edges, so that no line is clipped.
        return [`${x} ${Math.round(2 + (1 - value / top) * (height - 4))}`];
      })
      .map((point, index) => `${index === 0 ? "M" : "L"}${point}`)
      .join(""),
  );
}
