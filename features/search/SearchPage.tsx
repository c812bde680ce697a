import type { Locale } from "@/features/shared/locale";
import { localizePath } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";

import { groupHits } from "./entry";
import type { Hit, HitGroup } from "./entry";
import { HitLine } from "./HitLine";
import { messages } from "./messages";
import styles from "./SearchPage.module.css";

const mostOfAKind = 20;
const longestSearch = 200;

type Props = {
  query: string;
  /** `undefined` while nothing can be searched. */
  hits: Hit[] | undefined;
  locale: Locale;
};

/** The search page: a form that asks the server, and what it found, by kind. */
export function SearchPage({ query, hits, locale }: Props) {
  const text = messages[locale];
  return (
    <div className={styles.root}>
      <form className={styles.form} role="search" aria-label={text.label}>
        <label htmlFor="search-words">{text.label}</label>
        <div>
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={query}
            placeholder={text.placeholder}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Button type="submit">{text.search}</Button>
        </div>
      </form>
      {query ? <Results query={query} hits={hits} locale={locale} /> : <Examples locale={locale} />}
    </div>
  );
}

function Results({ query, hits, locale }: Props) {
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
  return (
    <>
      <p className={styles.count} role="status">
        {text.found(hits.length)}
      </p>
      {groupHits(hits, mostOfAKind).map((group) => (
        <Group key={group.kind} group={group} locale={locale} />
      ))}
    </>
  );
}

function Group({ group: { kind, hits, total }, locale }: { group: HitGroup; locale: Locale }) {
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
      {total > hits.length ? <p className={styles.more}>{text.more(total - hits.length)}</p> : null}
    </section>
  );
}

function Examples({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <p className={styles.examples}>
      {text.try}
      {text.examples.map((example) => (
        <a key={example} href={localizePath(`/search/?q=${encodeURIComponent(example)}`, locale)}>
          {example}
        </a>
      ))}
    </p>
  );
}
