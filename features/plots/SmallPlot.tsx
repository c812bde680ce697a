import { getBarWidths } from "./getBarWidths";
import { getTop } from "./readPlot";
import type { PlotData } from "./readPlot";
import styles from "./index.module.css";

type Props = { data: PlotData; kind: "bars" | "logarithmic bars" | "lines" };

const [width, height] = [320, 64];

/** Thumbnail of a plot beside a link to it: no axes or labels, hidden from screen readers. */
export function SmallPlot({ data, kind }: Props) {
  const paths = kind === "lines" ? drawLines(data) : drawBars(data, kind === "logarithmic bars");
  return (
    <svg className={styles.small} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {paths.map((path, series) => (
        <path key={data.series[series]} className={kind === "lines" ? styles.line : ""} data-series={series} d={path} />
      ))}
    </svg>
  );
}

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
  const top = getTop(rows.flatMap(({ values }) => values.filter((value) => value !== undefined)));
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
