import { CircleCheck, CircleDashed } from "lucide-react";

import type { Locale } from "@/features/shared/locale";
import { Moment } from "#cms/shell/time/Moment.tsx";

import type { CheckArea } from "./checkAreas.ts";
import { messages } from "./messages.ts";
import styles from "./ChecksScreen.module.css";

type Props = {
  areas: readonly CheckArea[];
  /** When external links were last checked, in milliseconds; null for never. */
  linksChecked: number | null;
  locale: Locale;
};

/** What was checked without a problem, and whether links to other sites were checked. */
export function PassedSection({ areas, linksChecked, locale }: Props) {
  const text = messages[locale];
  return (
    <section className={styles.level} aria-label={text.passed}>
      <h2>{text.passed}</h2>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area}>
            <CircleCheck size={18} strokeWidth={2} aria-hidden="true" />
            <span>
              <strong>{text.areas[area]}</strong>
              <small>{text.areaTexts[area]}</small>
            </span>
          </li>
        ))}
        <li data-open={linksChecked === null}>
          {linksChecked === null ? (
            <CircleDashed size={18} strokeWidth={2} aria-hidden="true" />
          ) : (
            <CircleCheck size={18} strokeWidth={2} aria-hidden="true" />
          )}
          <span>
            <strong>{text.externalLinks}</strong>
            <small>
              {linksChecked === null ? text.linksUnknown : text.linksChecked}{" "}
              {linksChecked === null ? null : <Moment at={linksChecked} locale={locale} />}
            </small>
          </span>
        </li>
      </ul>
    </section>
  );
}
