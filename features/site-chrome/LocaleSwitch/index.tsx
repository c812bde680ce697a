import { ChevronDown } from "lucide-react";

import { htmlLang, languageName, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";

import styles from "./index.module.css";

/** A page in another language; `above` is the title of the ancestor shown instead of a missing translation. */
type LocaleTarget = { locale: Locale; path: string; above?: string };

type Props = { locale: Locale; targets: LocaleTarget[] };

/**
 * Leads to the same page in other languages: a link to one, a menu of several. `Behaviour` keeps the page's query and
 * anchor and sets the cookie.
 */
export function LocaleSwitch({ locale, targets }: Props) {
  const [only] = targets;
  if (!only) return null;
  // The router skips an element without a box and scrolls to the page.
  if (targets.length === 1) {
    return (
      <span className={styles.root}>
        <LocaleLink locale={locale} target={only} />
      </span>
    );
  }
  return (
    <details className={styles.menu} data-menu="languages">
      <summary aria-label={`${messages[locale].language}: ${ownName(locale)}`}>
        {ownName(locale)}
        <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {targets.map((target) => (
          <li key={target.locale}>
            <LocaleLink locale={locale} target={target} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LocaleLink({ locale, target }: { locale: Locale; target: LocaleTarget }) {
  const { locale: other, path, above } = target;
  const note = above === undefined ? undefined : messages[locale].untranslated(languageName(other, locale), above);
  return (
    <a
      href={path}
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
  );
}
