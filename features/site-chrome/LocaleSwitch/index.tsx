import { htmlLang, otherLocale, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";

import styles from "./index.module.css";

type Props = {
  locale: Locale;
  href: string;
  /** Title of the page it leads to, where this page is not translated. */
  above?: string | undefined;
};

/** Leads to the same page in the other language; `behaviour` keeps its query and anchor and sets the cookie. */
export function LocaleLink({ locale, href, above }: Props) {
  const other = otherLocale(locale);
  const note = above === undefined ? undefined : messages[locale].untranslated(above);
  return (
    // The router takes what has no box of its own for no part of the page, and scrolls to the page.
    <span className={styles.root}>
      <a
        href={href}
        hrefLang={htmlLang(other)}
        lang={htmlLang(other)}
        title={note}
        data-locale={other}
        data-locale-above={note && ""}
      >
        {ownName(other)}
        {note ? (
          <span className="visuallyHidden" lang={htmlLang(locale)}>
            {` – ${note}`}
          </span>
        ) : null}
      </a>
    </span>
  );
}
