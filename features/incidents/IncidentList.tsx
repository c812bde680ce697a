import { formatMoment, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Entry } from "@/features/shared/ui/Entry";
import { Notice } from "@/features/shared/ui/Notice";

import { getMinutes, getPhase, listCurrent, sortIncidents } from "./incident";
import type { Incident } from "./incident";
import { getPhaseName, messages } from "./messages";
import styles from "./IncidentList.module.css";

type Props = {
  incidents: readonly Incident[];
  now: Date;
  locale: Locale;
  /** Whether the list is part of another page, which then links to all. */
  isPart?: boolean;
  /** The last measured day in words, without a full stop. */
  measured?: string | undefined;
  /** Heading level below the parent's. */
  heading?: "h2" | "h3";
};

/** That nothing is under way; the strip above every page tells otherwise. */
export const NoneNow = ({
  incidents,
  measured,
  now,
  locale,
}: Pick<Props, "incidents" | "measured" | "now" | "locale">) =>
  listCurrent(incidents, now).length > 0 ? null : (
    <div className={styles.state}>
      <Notice tone="info">{messages[locale].noneNow(measured)}</Notice>
    </div>
  );

/** Incidents in words, the newest first: state, title, time, chains and regions. */
export function IncidentList({ incidents, now, locale, isPart = false, measured, heading }: Props) {
  const text = messages[locale];
  if (incidents.length === 0) return <Notice tone="ok">{text.none}</Notice>;
  return (
    <>
      {isPart ? null : <NoneNow {...{ incidents, measured, now, locale }} />}
      <ol className={styles.root} data-part={isPart || undefined}>
        {sortIncidents(incidents).map((incident) => {
          const { path, title, summary, kind, started, chains, regions, isSample } = incident;
          const phase = getPhase(incident, now);
          const minutes = phase === "over" ? getMinutes(incident) : undefined;
          return (
            <Entry
              key={path}
              {...{ path, title, summary, heading }}
              head={
                <>
                  <time dateTime={started}>{formatMoment(started, locale, "UTC")}</time>
                  <b data-tone={phase === "open" ? "bad" : undefined}>
                    {text.kinds[kind]} · {getPhaseName(kind, phase, locale)}
                    {minutes === undefined ? "" : ` · ${text.minutes(formatNumber(minutes, locale))}`}
                  </b>
                  {isSample ? <DemoMark locale={locale} /> : null}
                </>
              }
              facts={
                <>
                  {chains.length === 0 ? <span>{text.allChains}</span> : null}
                  {chains.map((key) => (
                    <span key={key}>
                      <ChainIcon chain={key} size={16} /> {findChain(key)?.name ?? key}
                    </span>
                  ))}
                  <span>
                    {regions.length === 0 ? text.allRegions : regions.map((id) => regionName(id, locale)).join(" · ")}
                  </span>
                </>
              }
            />
          );
        })}
      </ol>
      {isPart ? (
        <p className={styles.foot}>
          <a href={localizePath("/incidents/", locale)}>{text.all}</a>
        </p>
      ) : null}
    </>
  );
}
