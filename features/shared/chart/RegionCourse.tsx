import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { drawBearing, listWay } from "./drawBearing";
import { drawRing, pathScale, travel } from "./drawRing";
import { harbours } from "./harbours";
import type { Harbour } from "./harbours";
import { getFloorMs, getReachKm, measureDistance } from "./measureDistance";
import { messages } from "./messages";
import { projectPoint } from "./projectPoint";
import type { Position } from "./projectPoint";

import styles from "./Chart.module.css";

/** Milliseconds of round trip from one ring to the next. */
export const ringStepMs = 25;

const ringsMs = [1, 2, 3, 4].map((count) => count * ringStepMs);

/** Rings of equal light time around one region, and the connections to the others with their minimum latency. */
export function RegionCourse({ harbour, locale }: { harbour: Harbour; locale: Locale }) {
  const { id, position, labelBearing } = harbour;
  const others = harbours.filter((other) => other.id !== id);
  const text = messages[locale];
  return (
    <g className={styles.course} data-region={id}>
      <g transform={`scale(${1 / pathScale})`}>
        <path className={styles.ring} d={ringsMs.map((ms) => drawRing(position, getReachKm(ms))).join("")} />
        <path className={styles.route} d={others.map((other) => drawBearing(position, other.position)).join("")} />
      </g>
      {ringsMs.slice(0, 3).map((ms) => (
        <Label key={ms} at={travel(position, labelBearing, getReachKm(ms))} className={styles.ringLabel}>
          {text.milliseconds(formatNumber(ms, locale))}
        </Label>
      ))}
      {others.map((other) => {
        const way = listWay(position, other.position);
        const ms = Math.round(getFloorMs(measureDistance(position, other.position)));
        return (
          <Label key={other.id} at={way[Math.floor(way.length / 2)] ?? position} className={styles.routeLabel}>
            {text.atLeast(formatNumber(ms, locale))}
          </Label>
        );
      })}
    </g>
  );
}

type LabelProps = { at: Position; className: string | undefined; children: string };

/** A label with a fixed size on the screen. */
function Label({ at, className, children }: LabelProps) {
  const [x, y] = projectPoint(at);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <text className={className} y="-3">
        {children}
      </text>
    </g>
  );
}
