import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { RegionId } from "@/features/shared/platform/regions";

import { drawBearing, listWay } from "./drawBearing";
import { pathScale } from "./drawRing";
import { harbours } from "./harbours";
import { chartSize, projectPoint } from "./projectPoint";
import type { Position } from "./projectPoint";
import { visitorMessages } from "./visitorMessages";

import styles from "./VisitorChart.module.css";

type Props = {
  position: Position;
  /** Milliseconds by region that light in fibre needs at least. */
  floors: ReadonlyMap<RegionId, number | undefined>;
  /** Median of what this browser measured; `undefined` before. */
  getMeasured: (id: RegionId) => number | undefined;
  locale: Locale;
};

/** A mark at the visitor's location, and a line to each region with its milliseconds, over the chart. */
export function VisitorLayer({ position, floors, getMeasured, locale }: Props) {
  const text = visitorMessages[locale];
  const { width, height } = chartSize;
  const [x, y] = projectPoint(position);
  const write = (ms: number) => formatNumber(Math.round(ms), locale);
  return (
    <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`scale(${1 / pathScale})`}>
        <path
          className={styles.route}
          d={harbours.map((harbour) => drawBearing(position, harbour.position)).join("")}
        />
      </g>
      {harbours.map((harbour) => {
        const way = listWay(position, harbour.position);
        const [labelX, labelY] = projectPoint(way[Math.floor(way.length * 0.6)] ?? position);
        const measured = getMeasured(harbour.id);
        const floor = floors.get(harbour.id) ?? 0;
        return (
          <g key={harbour.id} transform={`translate(${labelX} ${labelY})`}>
            <text className={styles.label} data-measured={measured !== undefined}>
              {measured === undefined ? text.atLeast(write(floor)) : text.milliseconds(write(measured))}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.mark}>
          <path d="M-6 0H6M0-6V6" />
          <circle r="3.5" />
          <text y="16">{text.you}</text>
        </g>
      </g>
    </svg>
  );
}
