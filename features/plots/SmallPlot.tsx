import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getBarWidths } from "./getBarWidths";
import { getTop } from "./readPlot";
import type { PlotData } from "./readPlot";
import styles from "./index.module.css";

type Props = {
  data: PlotData;
  kind: "bars" | "logarithmic bars" | "lines";
  /** Of the figures, such as `ms`. */
  unit: string;
  locale: Locale;
};

const [width, height] = [320, 64];

/** Thumbnail of a plot beside a link to it, with its first and last figure or the end of its scale; hidden from screen readers. */
export function SmallPlot({ data, kind, unit, locale }: Props) {
  const paths = kind === "lines" ? drawLines(data) : drawBars(data, kind === "logarithmic bars");
  return (
    <div className={styles.thumbnail} data-drawing="" aria-hidden="true">
      <svg className={styles.small} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {paths.map((path, series) => (
          <path
            key={data.series[series]}
            className={kind === "lines" ? styles.line : ""}
            data-series={series}
            d={path}
          />
        ))}
      </svg>
      {listFigures(data, kind === "lines", getPunctuation(locale).listComma).map(({ label, figure }) => (
        <div key={label}>
          <span>{label}</span> {formatNumber(figure, locale)} {unit}
        </div>
      ))}
    </div>
  );
}

/** The figures that give a thumbnail its measure: of lines the end of the scale, of bars the first and the last one. */
function listFigures({ rows, series }: PlotData, isLines: boolean, comma: string): { label: string; figure: number }[] {
  if (isLines) return [{ label: series.join(comma), figure: getTop(listValues(rows)) }];
  const figures = rows.flatMap(({ label, values: [figure] }) => (figure === undefined ? [] : [{ label, figure }]));
  return [...figures.slice(0, 1), ...figures.slice(1).slice(-1)];
}

const listValues = (rows: PlotData["rows"]) =>
  rows.flatMap(({ values }) => values.filter((value) => value !== undefined));

function drawBars(data: PlotData, isLogarithmic: boolean): string[] {
  const getWidth = getBarWidths(data, isLogarithmic);
  const step = height / (data.rows.length * data.series.length);
  const thickness = Math.min(10, Math.round(step * 7) / 10);
  return data.series.map((_, series) =>
    data.rows
      .map(({ values }, row) => {
        const top = Math.round((row * data.series.length + series) * step * 10) / 10;
        const length = Math.max(2, Math.round(getWidth(values[series] ?? 0) * width));
        return values[series] === undefined ? "" : `M0 ${top}h${length}v${thickness}H0z`;
      })
      .join(""),
  );
}

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
