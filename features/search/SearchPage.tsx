import { keyUrl } from "@/features/shared/accountUrl";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import { Browse } from "./Browse";
import type { Hit } from "./entry";
import { LiveResults } from "./LiveResults";
import { messages } from "./messages";
import { Examples, Results } from "./Results";
import styles from "./SearchPage.module.css";

const maxQueryLength = 200;

type Props = {
  query: string;
  /** `undefined` while no search index is available. */
  hits: Hit[] | undefined;
  /** Shows all results of this kind and no others; unknown values are ignored. */
  all?: string | undefined;
  /** Lists chains, methods and errors where there are no results. */
  hasBrowse?: boolean;
  locale: Locale;
};

/** The search page: a form of the server and its results by kind; with script they follow each keystroke. */
export function SearchPage({ query, hits, all, hasBrowse = false, locale }: Props) {
  const text = messages[locale];
  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        data-large={hasBrowse ? "" : undefined}
        role="search"
        aria-label={text.label}
        action={localizePath("/search/", locale)}
      >
        <div>
          <input
            aria-label={text.label}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={text.placeholder}
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            required
            autoFocus={hasBrowse && !query}
          />
          <Button type="submit" tone={hasBrowse ? "primary" : "secondary"}>
            {text.search}
          </Button>
        </div>
      </form>
      <LiveResults query={query} keyUrl={keyUrl} locale={locale}>
        <div className={styles.found}>
          {query ? (
            <Results query={query} hits={hits} all={all} keyUrl={keyUrl} locale={locale} />
          ) : (
            <Examples locale={locale} />
          )}
          {hasBrowse && !hits?.length ? <Browse locale={locale} /> : null}
        </div>
      </LiveResults>
    </div>
  );
}
