import type { Locale } from "@/features/shared/locale";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";

import { isForKey } from "./commands";
import { findUnmatched, groupHits, kinds } from "./entry";
import type { Hit } from "./entry";
import { FoundGroup } from "./FoundGroup";
import { messages } from "./messages";
import { getSearchUrl } from "./getSearchUrl";
import { splitQuery } from "./words";
import styles from "./SearchPage.module.css";

const maxPerKind = 20;

type Props = {
  query: string;
  /** `undefined` while no search index is available. */
  hits: Hit[] | undefined;
  /** Shows all results of this kind and no others; unknown values are ignored. */
  all?: string | undefined;
  /** Target of the action that creates a key. */
  keyUrl: string;
  locale: Locale;
};

/** Results by kind, or why there are none; before them the action that the query means. */
export function Results({ query, hits, all, keyUrl, locale }: Props) {
  const text = messages[locale];
  if (!hits) {
    return (
      <Outage locale={locale} since={undefined}>
        {text.failed}
      </Outage>
    );
  }
  if (hits.length === 0) {
    return (
      <>
        <Notice tone="empty" title={text.none(query)}>
          {text.noneHint}
        </Notice>
        <Examples locale={locale} />
      </>
    );
  }
  const kind = kinds.find((one) => one === all);
  const chosen = kind ? hits.filter((hit) => hit.kind === kind) : [];
  const isChosen = chosen.length > 0;
  const listed = isChosen ? chosen : hits;
  const missing = findUnmatched(splitQuery(query), hits);
  const groups = groupHits(listed, isChosen ? chosen.length : maxPerKind);
  return (
    <div className={styles.results}>
      <div className={styles.groups}>
        {isForKey(query, locale) ? (
          <p>
            <ButtonLink href={keyUrl} data-opens="">
              {text.commands.key.label}
            </ButtonLink>
          </p>
        ) : null}
        {groups.map((group) => (
          <FoundGroup key={group.kind} group={group} query={query} locale={locale} />
        ))}
      </div>
      <div className={styles.overview}>
        <p role="status">{text.found(listed.length)}</p>
        {missing.length > 0 ? <p>{text.missing(missing)}</p> : null}
        {isChosen ? (
          <a href={getSearchUrl(query, locale)}>{text.all(query)}</a>
        ) : (
          groups.map(({ kind: one, total }) => (
            <a key={one} href={`#found-${one}`}>
              {text.groups[one]} <span>{total}</span>
            </a>
          ))
        )}
      </div>
    </div>
  );
}

/** Searches to begin with. */
export function Examples({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <p className={styles.examples}>
      {text.try}
      {text.examples.map((example) => (
        <a key={example} href={getSearchUrl(example, locale)}>
          {example}
        </a>
      ))}
    </p>
  );
}
