import type { ReactNode } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions, usualRegion } from "@/features/shared/platform/regions";
import type { RegionId } from "@/features/shared/platform/regions";
import { Chip } from "@/features/shared/ui/Chip";
import { Flag } from "@/features/shared/ui/Flag";

import { coast } from "./coast";
import { frameScale, graticule, namedMeridians } from "./graticule";
import { harbours } from "./harbours";
import { getFloorMs, getReachKm, measureDistance } from "./measureDistance";
import { messages } from "./messages";
import { chartSize, projectPoint } from "./projectPoint";
import { RegionCourse, ringStepMs } from "./RegionCourse";

import styles from "./Chart.module.css";

type Props = {
  locale: Locale;
  /** A second line below a region's name: a figure with its unit. */
  readings?: Partial<Record<RegionId, string>>;
  /** Name of the radio group that chooses a region; without it, the page chooses within an element marked `data-region-scope`. */
  choice?: string;
  /** Content below the chart. */
  children?: ReactNode;
};

/**
 * The chart of the three regions: coast, rings of the time that light in fibre needs, and the ways between the regions. It is
 * drawn on the server; which region the rings are drawn around is chosen without script.
 */
export function Chart({ locale, readings = {}, choice, children }: Props) {
  const text = messages[locale];
  const { width, height } = chartSize;
  const ringKm = formatNumber(Math.round(getReachKm(ringStepMs) / 10) * 10, locale);
  return (
    <figure className={styles.root}>
      <div className={styles.sheet}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(locale)}>
          <path className={styles.land} d={coast} />
          <path className={styles.graticule} d={graticule} />
          <g className={styles.degrees}>
            {namedMeridians.map(({ x, name }) => (
              <g key={x} transform={`translate(${x + 2} ${height - 7})`}>
                <text>{name}</text>
              </g>
            ))}
          </g>
          {harbours.map((harbour) => (
            <RegionCourse key={harbour.id} harbour={harbour} locale={locale} />
          ))}
          {harbours.map(({ id, position, nameSide }) => (
            <Harbour
              key={id}
              id={id}
              at={projectPoint(position)}
              side={nameSide}
              locale={locale}
              reading={readings[id]}
            />
          ))}
          <path className={styles.scale} d={frameScale} />
        </svg>
      </div>
      {choice ? (
        <fieldset className={styles.choice}>
          <legend className="visuallyHidden">{text.region}</legend>
          {regions.map(({ id, flag, name: { [locale]: name } }) => (
            <Chip key={id} name={choice} value={id} defaultChecked={id === usualRegion} data-region={id}>
              <Flag name={flag} /> {name}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <figcaption className={styles.caption}>
        <p>{text.rings(formatNumber(ringStepMs, locale), ringKm)}</p>
        {children}
      </figcaption>
    </figure>
  );
}

type HarbourProps = {
  id: RegionId;
  at: readonly [number, number];
  side: "start" | "end";
  locale: Locale;
  reading: string | undefined;
};

function Harbour({ id, at: [x, y], side, locale, reading }: HarbourProps) {
  const flag = regions.find((region) => region.id === id)?.flag ?? "Q";
  const textX = side === "start" ? -8 : 27;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <g className={styles.pin} data-side={side} data-edge={x > 400 ? "east" : undefined}>
        <path className={styles.flagpole} d="M0 0V-21" />
        <circle r="2.5" />
        <g transform="translate(0 -21)">
          <Flag name={flag} size={18} />
        </g>
        <text x={textX} y="-11">
          {regionName(id, locale)}
        </text>
        {reading ? (
          <text className={styles.reading} x={textX} y="1">
            {reading}
          </text>
        ) : null}
      </g>
    </g>
  );
}

/** The chart as a table for screen readers: every pair of regions with distance and shortest round trip. */
function describe(locale: Locale): string {
  const text = messages[locale];
  const pairs = harbours.flatMap((from, index) => harbours.slice(index + 1).map((to) => [from, to] as const));
  const sentences = pairs.map(([from, to]) => {
    const km = measureDistance(from.position, to.position);
    const figure = (value: number) => formatNumber(Math.round(value), locale);
    return text.floor(
      regionName(from.id, locale),
      regionName(to.id, locale),
      figure(Math.round(km / 10) * 10),
      figure(getFloorMs(km)),
    );
  });
  return [text.describe, ...sentences].join(". ");
}
