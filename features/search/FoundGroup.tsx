import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import type { Hit, HitGroup } from "./entry";
import { findAction } from "./findAction";
import { HitLine } from "./HitLine";
import { messages } from "./messages";
import { getSearchUrl } from "./getSearchUrl";
import styles from "./SearchPage.module.css";

type Props = { group: HitGroup; query: string; locale: Locale };

/** The results of one kind, with a link to all of them when some are left out. */
export function FoundGroup({ group: { kind, hits, total }, query, locale }: Props) {
  const text = messages[locale];
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {text.groups[kind]} <span>{total}</span>
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.path}>
            <a href={hit.path}>
              <HitLine hit={hit} terms={hit.terms} locale={locale} />
            </a>
            <Action hit={hit} locale={locale} />
          </li>
        ))}
      </ul>
      {total > hits.length ? (
        <p className={styles.moreResults}>
          <a href={getSearchUrl(query, locale, kind)}>{text.allOf[kind](total)}</a>
        </p>
      ) : null}
    </section>
  );
}

/** Action of an exact result. */
function Action({ hit, locale }: { hit: Hit; locale: Locale }) {
  const action = findAction(hit, locale);
  if (!action) return null;
  const { label } = action;
  return (
    <p className={styles.action}>
      {action.text === undefined ? (
        <a href={action.path}>{label}</a>
      ) : (
        <CopyButton text={action.text} locale={locale} words={{ copy: label, copied: messages[locale].copied }} />
      )}
    </p>
  );
}
