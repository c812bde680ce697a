import { ButtonLink } from "@/features/shared/ui/Button";
import { localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { ErrorLayout } from "@/features/site-chrome/ErrorLayout";
import { messages } from "@/features/site-chrome/messages";
import { MissingPath } from "@/features/site-chrome/MissingPath";
import styles from "./index.module.css";

/** The document title of a page that is not there. */
export const missingTitle = (locale: Locale) => messages[locale].missingTitle;

/** The site's own not-found page; it names the path that was asked for. */
export function MissingPage({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <ErrorLayout flag="N" title={text.missingHeading}>
      <p className={styles.path}>
        {text.missingPath}
        {sentenceGap(locale)}
        <MissingPath />
      </p>
      <p>{text.missingText}</p>
      <p className={styles.links}>
        <ButtonLink tone="primary" href={localizePath("/", locale)}>
          {text.missingHome}
        </ButtonLink>
        <a href={localizePath("/nodes/", locale)}>{text.missingNodes}</a>
        <a href={localizePath("/docs/", locale)}>{text.missingDocs}</a>
      </p>
    </ErrorLayout>
  );
}
