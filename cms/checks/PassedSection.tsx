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

/** What was checked without a problem; links to other sites stand by themselves until they were checked. */
export function PassedSection({ areas, linksChecked, locale }: Props) {
  const text = messages[locale];
  const isChecked = (area: CheckArea) => area !== "external" || linksChecked !== null;
  const parts = [
    { title: text.passed, icon: CircleCheck, areas: areas.filter(isChecked) },
    { title: text.unchecked, icon: CircleDashed, areas: areas.filter((area) => !isChecked(area)) },
  ];
  return parts
    .filter((part) => part.areas.length > 0)
    .map(({ title, icon: Icon, areas: listed }) => (
      <section key={title} className={styles.level} aria-label={title}>
        <h2>{title}</h2>
        <ul className={styles.areas}>
          {listed.map((area) => (
            <li key={area} data-open={!isChecked(area)}>
              <Icon size={18} strokeWidth={2} aria-hidden="true" />
              <span>
                <strong>{text.areas[area]}</strong>
                <small>{isChecked(area) ? text.areaTexts[area] : text.linksUnknown}</small>
                {area === "external" && linksChecked !== null ? (
                  <small>
                    {text.linksChecked} <Moment at={linksChecked} locale={locale} />
                  </small>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ));
}
