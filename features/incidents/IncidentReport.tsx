import type { ReactNode } from "react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatMoment, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions as allRegions } from "@/features/shared/platform/regions";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Flag } from "@/features/shared/ui/Flag";

import { IncidentDays } from "./IncidentDays";
import { getMinutes, getPhase } from "./incident";
import type { Incident } from "./incident";
import { getPhaseName, getStateName, messages } from "./messages";
import type { Curve } from "./readCurve";
import styles from "./IncidentReport.module.css";

type Props = {
  incident: Incident;
  review: ReactNode;
  curve: Curve | undefined;
  now: Date;
  locale: Locale;
};

/** The page of an incident: its state and times, whom it affected and how, updates, the measured days, and the review. */
export function IncidentReport({ incident, review, curve, now, locale }: Props) {
  const { title, summary, kind, started, resolved, chains, regions, updates, isSample } = incident;
  const text = messages[locale];
  const phase = getPhase(incident, now);
  const minutes = getMinutes(incident);
  const moment = (value: string) => <time dateTime={value}>{formatMoment(value, locale, "UTC")}</time>;
  const facts: [string, ReactNode][] = [
    [text.started, moment(started)],
    [phase === "over" ? text.ended : text.plannedEnd, resolved && moment(resolved)],
    [text.duration, minutes && text.minutes(formatNumber(minutes, locale))],
    [text.chains, chains.length === 0 ? text.allChains : <ChainList keys={chains} locale={locale} />],
    [text.regions, regions.length === 0 ? text.allRegions : <RegionList ids={regions} locale={locale} />],
    [text.effect, curve && <Effect curve={curve} locale={locale} />],
  ];
  return (
    <article className={styles.root}>
      <p className={styles.state} data-phase={phase}>
        {text.kinds[kind]} · {getPhaseName(kind, phase, locale)} {isSample ? <DemoMark locale={locale} /> : null}
      </p>
      <h1>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {updates.length > 0 ? (
        <section aria-label={text.updates}>
          <h2>{text.updates}</h2>
          <ol className={styles.updates}>
            {updates.toReversed().map((update) => (
              <li key={`${update.at} ${update.text}`}>
                <p className={styles.head}>
                  <strong>{getStateName(incident, update, locale)}</strong>
                  {moment(update.at)}
                  <Since at={update.at} incident={incident} locale={locale} />
                </p>
                <p>{update.text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {curve && curve.effect.minutes > 0 ? (
        <section aria-labelledby="measured">
          <h2 id="measured">{text.measured}</h2>
          <IncidentDays curve={curve} isSample={isSample} locale={locale} />
        </section>
      ) : null}
      {review ? (
        <section aria-label={text.review}>
          <h2>{text.review}</h2>
          <div className={styles.review}>{review}</div>
        </section>
      ) : null}
      <p className={styles.foot}>
        <a href={localizePath("/incidents/", locale)}>{text.all}</a>
        <a href={toTrackerHref(incident, locale)}>{text.tracker}</a>
        <a href={localizePath("/incidents/#email", locale)}>{text.subscribe}</a>
      </p>
    </article>
  );
}

/** What the probes measured on the days of the incident, at worst. */
function Effect({ curve: { effect, series }, locale }: { curve: Curve; locale: Locale }) {
  const text = messages[locale];
  if (effect.minutes === 0) return text.noEffect;
  const isOne = series.filter(({ isAffected }) => isAffected).length === 1;
  return [formatMinutes(effect.minutes, locale), ...(isOne ? [] : [effect.name])].join(" · ");
}

/** The tracker with the affected chain and region chosen, where there is one of each. */
function toTrackerHref({ chains, regions }: Incident, locale: Locale): string {
  const [chain = "", ...otherChains] = chains;
  const [region = "", ...otherRegions] = regions;
  const query = new URLSearchParams({
    ...(chain && otherChains.length === 0 ? { q: chain } : {}),
    ...(region && otherRegions.length === 0 ? { region } : {}),
  });
  return `${localizePath("/tracker/", locale)}${query.size > 0 ? `?${query}` : ""}`;
}

/** How long after the start an update came; nothing for an announcement, and for what was written after the end. */
function Since({ at, incident: { started, resolved }, locale }: { at: string; incident: Incident; locale: Locale }) {
  const minutes = Math.round((Date.parse(at) - Date.parse(started)) / 60_000);
  const isMeanwhile = minutes > 0 && (resolved === undefined || Date.parse(at) <= Date.parse(resolved));
  return isMeanwhile ? <span>{messages[locale].after(formatNumber(minutes, locale))}</span> : null;
}

const ChainList = ({ keys, locale }: { keys: string[]; locale: Locale }) => (
  <ul>
    {keys.map((key) => (
      <li key={key}>
        <a href={localizePath(`/nodes/${key}/`, locale)}>
          <ChainIcon chain={key} size={16} /> {findChain(key)?.name ?? key}
        </a>
      </li>
    ))}
  </ul>
);

const RegionList = ({ ids, locale }: { ids: string[]; locale: Locale }) => (
  <ul>
    {allRegions
      .filter(({ id }) => ids.includes(id))
      .map(({ id, flag, name }) => (
        <li key={id}>
          <Flag name={flag} size={16} /> {name[locale]}
        </li>
      ))}
  </ul>
);
