import type { RedirectProposal } from "#cms/checks/contract.ts";
import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import form from "#cms/shell/ui/form.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

type Props = {
  redirects: readonly RedirectProposal[];
  /** Old paths without a redirect. */
  declined: readonly string[];
  onDecline: (declined: string[]) => void;
  locale: Locale;
};

/**
 * Redirects from the old paths of moved pages, each with a checkbox that is checked at first, and those that end since a
 * page takes their path.
 */
export function RedirectChoices({ redirects, declined, onDecline, locale }: Props) {
  const text = messages[locale];
  const ended = redirects.filter(({ ends }) => ends);
  const made = redirects.filter(({ ends }) => !ends);
  return (
    <>
      {made.length > 0 ? (
        <section aria-label={text.redirects}>
          <h3>{text.redirects}</h3>
          <p className={styles.lede}>{text.redirectsLede}</p>
          <ul className={styles.redirects}>
            {made.map(({ from, to }) => (
              <li key={from}>
                <label className={form.choice}>
                  <Choice
                    type="checkbox"
                    checked={!declined.includes(from)}
                    aria-label={text.redirectLabel(from, to)}
                    onChange={({ target }) =>
                      onDecline(target.checked ? declined.filter((one) => one !== from) : [...declined, from])
                    }
                  />
                  <span>
                    <code>{from}</code> → <code>{to}</code>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {ended.length > 0 ? (
        <section aria-label={text.endedRedirects}>
          <h3>{text.endedRedirects}</h3>
          <p className={styles.lede}>{text.endedRedirectsLede}</p>
          <ul className={styles.changes}>
            {ended.map(({ document, from, to }) => (
              <li key={from} data-kind="removed">
                <StudioLink href={writeDocumentPath(document)}>
                  <code>{from}</code> → <code>{to}</code>
                </StudioLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
