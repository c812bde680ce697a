import type { ReactNode } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions, usualRegion } from "@/features/shared/platform/regions";
import { Chip } from "@/features/shared/ui/Chip";
import { Flag } from "@/features/shared/ui/Flag";

import { coast } from "./coast";
import { frameScale, graticule, namedMeridians } from "./graticule";
import { harbours } from "./harbours";
import { getFloorMs, getReachKm, measureDistance } from "./measureDistance";
import { messages } from "./messages";
import { Pin, wordsX } from "./Pin";
import { chartSize } from "./projectPoint";
import { RegionCourse, ringStepMs } from "./RegionCourse";

import styles from "./Chart.module.css";

type Props = {
  locale: Locale;
  /** Name of the radio group that chooses a region; without it, the page chooses within an element marked `data-region-scope`. */
  choice?: string;
  /** Content over the chart. */
  layer?: ReactNode;
  /** Content below the chart. */
  children?: ReactNode;
};

/**
 * The chart of the three regions: coast, rings of the time that light in fibre needs, and the ways between the regions. It is
 * drawn on the server; which region the rings are drawn around is chosen without script.
 */
export function Chart({ locale, choice, layer, children }: Props) {
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
          {harbours.map((harbour) => (
            <Pin key={harbour.id} harbour={harbour}>
              <path className={styles.flagpole} d="M0 0V-21" />
              <circle r="2.5" />
              <g transform="translate(0 -21)">
                <Flag name={regions.find(({ id }) => id === harbour.id)?.flag ?? "Q"} size={18} />
              </g>
              <text x={wordsX(harbour)} y="-11">
                {regionName(harbour.id, locale)}
              </text>
            </Pin>
          ))}
          <path className={styles.scale} d={frameScale} />
        </svg>
        {layer}
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
