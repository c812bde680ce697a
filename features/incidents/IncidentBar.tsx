import { TriangleAlert, Wrench } from "lucide-react";

import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getPhase, listCurrent } from "./incident";
import type { Incident } from "./incident";
import { messages } from "./messages";
import styles from "./IncidentBar.module.css";

type Props = { incidents: readonly Incident[]; now: Date; locale: Locale };

/** Above every page: what is under way, and maintenance of the next days; nothing otherwise. */
export function IncidentBar({ incidents, now, locale }: Props) {
  const current = listCurrent(incidents, now);
  if (current.length === 0) return null;
  const text = messages[locale];
  return (
    <aside className={styles.root} aria-label={text.strip} data-markdown="none">
      <ul>
        {current.map((incident) => {
          const { path, title, kind, started } = incident;
          const Icon = kind === "maintenance" ? Wrench : TriangleAlert;
          const moment = formatMoment(started, locale, "UTC");
          return (
            <li key={path} data-kind={kind}>
              <Icon size={16} aria-hidden="true" />
              <strong>{text.kinds[kind]}</strong>
              <a href={path}>{title}</a>
              <time dateTime={started}>
                {getPhase(incident, now) === "planned" ? text.from(moment) : text.since(moment)}
              </time>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
