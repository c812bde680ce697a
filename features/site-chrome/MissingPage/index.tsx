import { ButtonLink } from "@/features/shared/ui/Button";
import { Flag } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import { MissingPath } from "@/features/site-chrome/MissingPath";
import styles from "./index.module.css";

/** The document title of a page that is not there. */
export const missingTitle = (locale: Locale) => messages[locale].missingTitle;

/** The site's own not-found page; it names the path that was asked for. */
export function MissingPage({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <main id="content">
      <Section>
        <div className={styles.root}>
          <Flag name="N" size={72} />
          <h1>{text.missingHeading}</h1>
          <p className={styles.path}>
            {text.missingPath} <MissingPath />
          </p>
          <p>{text.missingText}</p>
          <p className={styles.ways}>
            <ButtonLink tone="primary" href={localizePath("/", locale)}>
              {text.missingHome}
            </ButtonLink>
            <a href={localizePath("/nodes/", locale)}>{text.missingNodes}</a>
            <a href={localizePath("/docs/", locale)}>{text.missingDocs}</a>
          </p>
        </div>
      </Section>
    </main>
  );
}
