import type { Locale } from "@/features/shared/locale";

import type { HitGroup } from "./entry";
import { HitLine } from "./HitLine";
import { messages } from "./messages";
import { getSearchUrl } from "./getSearchUrl";
import styles from "./SearchPage.module.css";

type Props = { group: HitGroup; query: string; locale: Locale };

/** The finds of one kind, with a link to all of them where some are left out. */
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
              <HitLine hit={hit} terms={hit.terms} />
            </a>
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
