import type { ReactNode } from "react";

import { Mark } from "@/features/shared/ui/Mark";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { StatusLine } from "@/features/site-chrome/StatusLine";
import type { Status } from "@/features/site-chrome/StatusLine";
import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

type Item = { label: string; href: string | undefined };

type Props = {
  locale: Locale;
  siteName: string;
  tagline: string;
  legalName: string;
  postalAddress: string;
  /** Left out where nothing was measured. */
  status: Status | undefined;
  columns: { heading: string; items: Item[] }[];
  legal: Item[];
  newsletter?: { title: string; text: string; form: ReactNode } | undefined;
};

/** Every part of the site in columns, the newsletter, what was measured last, and the legal line. */
export function Footer({
  locale,
  siteName,
  tagline,
  legalName,
  postalAddress,
  status,
  columns,
  legal,
  newsletter,
}: Props) {
  const text = messages[locale];
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.identity}>
            <Mark name={siteName} />
            <p>{tagline}</p>
            {newsletter ? (
              <section className={styles.newsletter} id="newsletter" aria-labelledby="newsletter-title">
                <h2 id="newsletter-title">{newsletter.title}</h2>
                <p>{newsletter.text}</p>
                {newsletter.form}
              </section>
            ) : null}
          </div>
          <nav className={styles.columns} aria-label={text.footerMenu}>
            {columns.map(({ heading, items }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <List items={items} />
              </section>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          {status ? <StatusLine {...status} locale={locale} /> : null}
          <p>
            © {legalName}
            <span>{postalAddress}</span>
          </p>
          <nav aria-label={text.legalMenu}>
            <List items={legal} />
            <a href={localizePath("/cookie-policy/", locale)} data-consent="">
              {text.consent}
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function List({ items }: { items: Item[] }) {
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
