import type { Locale } from "@/features/shared/locale";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import type { StudioEvent } from "#cms/audit/contract.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import styles from "./ReleasesScreen.module.css";

/** What was published, from the activity log: a release ends with its publication. */
export function PublishedReleases({ events, locale }: { events: readonly StudioEvent[]; locale: Locale }) {
  const text = messages[locale];
  if (events.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{text.publishedTitle}</h2>
      {events.map(({ id, at, by, detail, pages = [] }) => (
        <Disclosure
          key={id}
          summary={
            <span>
              {detail}
              <small>
                <Moment at={at} locale={locale} /> · {by.id === "schedule" ? text.bySchedule : by.name} ·{" "}
                {text.count(pages.length)}
              </small>
            </span>
          }
        >
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <StudioLink href={writeDocumentPath(page.id)} lang={page.lang}>
                  {page.title || page.id}
                </StudioLink>{" "}
                <small>{getLanguageName(page.lang) ?? page.lang}</small>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  );
}
