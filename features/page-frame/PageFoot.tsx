import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./PageFoot.module.css";

type Props = {
  locale: Locale;
  path: string;
  title: string;
  /** ISO date of the last publication, 1970 for an unpublished draft. */
  changed?: string | undefined;
  /** The feed that the page belongs to. */
  feed?: "blog" | "changelog" | "incidents" | undefined;
};

/** Page foot: last change, a link to report an error, and the Markdown version. */
export function PageFoot({ locale, path, title, changed, feed }: Props) {
  const text = messages[locale];
  return (
    <div className={styles.root} role="group" data-markdown="none" aria-label={text.about}>
      {changed && Date.parse(changed) > 0 ? (
        <p>
          {text.changed} <time dateTime={changed}>{formatDate(changed, locale)}</time>
        </p>
      ) : null}
      <a href={getCorrectionUrl(path, title, locale)} rel="nofollow">
        {text.correct}
      </a>
      <a href={`${path}index.md`} type="text/markdown">
        {text.markdown}
      </a>
      {feed ? (
        <a href={localizePath(`/feeds/${feed}.xml`, locale)} type="application/rss+xml">
          {text.feeds[feed]}
        </a>
      ) : null}
    </div>
  );
}

/** The contact form with its subject and the page filled in. */
export function getCorrectionUrl(path: string, title: string, locale: Locale): string {
  const query = new URLSearchParams({ subject: "feedback", fact: `${title} (${path})` });
  return `${localizePath("/contact/", locale)}?${query}#form`;
}
