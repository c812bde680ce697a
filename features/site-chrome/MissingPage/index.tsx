import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Hoist } from "@/features/shared/ui/Hoist";
import { getPunctuation, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { ErrorLayout } from "@/features/site-chrome/ErrorLayout";
import { messages } from "@/features/site-chrome/messages";
import { MissingPath } from "@/features/site-chrome/MissingPath";
import styles from "./index.module.css";

/** Document title of the not-found page. */
export const missingTitle = (locale: Locale) => messages[locale].missingTitle;

/** Every page of a site whose repository has no documents; `studio` is where they are made, if it is part of the site. */
export function EmptySite({ locale, studio }: { locale: Locale; studio: string | undefined }) {
  const text = messages[locale];
  return (
    <ErrorLayout
      signal={<Hoist groups={[{ flags: ["N"], word: text.missingAnswer }]} size={60} />}
      title={text.emptyHeading}
    >
      <p>{text.emptyText}</p>
      {studio ? (
        <p className={styles.links}>
          <ButtonLink tone="primary" href={studio}>
            {text.openStudio}
          </ButtonLink>
        </p>
      ) : null}
    </ErrorLayout>
  );
}

const others = [
  ["missingNodes", "/nodes/"],
  ["missingDocs", "/docs/"],
  ["missingPricing", "/pricing/"],
  ["missingContact", "/contact/"],
] as const;

/** The 404 page; it contains the requested path and links to similar pages. */
export function MissingPage({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <ErrorLayout
      signal={
        <Hoist
          groups={[
            { flags: ["G", "E", "T"], word: text.missingRequest },
            { flags: ["N"], word: text.missingAnswer },
          ]}
          size={60}
        />
      }
      title={text.missingHeading}
      beside={
        <nav className={styles.near} aria-labelledby="others">
          <h2 id="others">{text.missingOthers}</h2>
          <ul>
            {others.map(([name, path]) => (
              <li key={path}>
                <a href={localizePath(path, locale)}>
                  {text[name]} <code>{localizePath(path, locale)}</code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <MissingPath label={text.missingTitle} separator={getPunctuation(locale).colon} className={styles.path} />
      <section className={styles.near}>
        <h2>{text.missingNear}</h2>
        {/* The server process writes links into it, as only it knows the path. */}
        <ul data-near-pages="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      </section>
      <form className={styles.search} role="search" action={localizePath("/search/", locale)}>
        <input type="search" name="q" aria-label={text.search} placeholder={text.search} autoComplete="off" required />
        <Button type="submit" tone="primary">
          {text.search}
        </Button>
      </form>
      <p className={styles.links}>
        <ButtonLink href={localizePath("/", locale)}>{text.missingHome}</ButtonLink>
      </p>
    </ErrorLayout>
  );
}
