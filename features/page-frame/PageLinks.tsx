import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./PageLinks.module.css";

export type PageLink = { path: string; title: string; summary: string; date?: string | undefined };

type AdjacentPagesProps = {
  locale: Locale;
  type: keyof (typeof messages)["en"]["neighbours"];
  previous: PageLink | undefined;
  next: PageLink | undefined;
};

/** The pages before and after this one. */
export function AdjacentPages({ locale, type, previous, next }: AdjacentPagesProps) {
  const text = messages[locale].neighbours[type];
  if (!previous && !next) return null;
  return (
    <nav className={styles.adjacentPages} aria-label={text.label}>
      {previous ? (
        <a href={previous.path} rel="prev">
          <span>{text.previous}</span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={next.path} rel="next">
          <span>{text.next}</span>
          {next.title}
        </a>
      ) : null}
    </nav>
  );
}

/** Pages that have much in common with this one. */
export function RelatedPages({ locale, title, pages }: { locale: Locale; title: string; pages: PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, title: name, summary, date }) => (
          <li key={path}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{summary}</p>
            {date ? <time dateTime={date}>{formatDate(date, locale)}</time> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
