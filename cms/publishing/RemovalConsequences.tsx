import type { Removal } from "#cms/checks/contract.ts";
import { nameDocument } from "#cms/models/typeModels.ts";
import { describePlanFailure } from "#cms/shell/describePlanFailure.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "./messages.ts";
import { RedirectChoices } from "./RedirectChoices.tsx";
import styles from "./PublishDialog.module.css";

type Props = {
  removal: Removal;
  isSection: boolean;
  onSection: (isSection: boolean) => void;
  /** Old paths without a redirect. */
  declined: readonly string[];
  onDecline: (declined: string[]) => void;
  locale: Locale;
};

/** What unpublishing changes: pages below with their new addresses, documents that link here, and redirects. */
export function RemovalConsequences({ removal, isSection, onSection, declined, onDecline, locale }: Props) {
  const text = messages[locale];
  const { models } = useStudio();
  const { below, links, redirects, problem, reason } = removal;
  return (
    <>
      {problem ? <Notice tone="error">{describePlanFailure(problem, reason, locale)}</Notice> : null}
      {below.length > 0 ? (
        <section>
          <h3>{text.below(below.length)}</h3>
          <p className={styles.lede}>{isSection ? text.belowLeave : text.belowMove}</p>
          <ul className={styles.changes}>
            {below.map(({ document, title, lang, from, to }) => (
              <li key={document} data-kind={to === null ? "removed" : "moved"}>
                <StudioLink href={writeDocumentPath(document)} lang={lang}>
                  {title}
                </StudioLink>{" "}
                <code>{from}</code>
                {to === null ? null : (
                  <>
                    {" → "}
                    <code>{to}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
          <label className={form.choice}>
            <Choice type="checkbox" checked={isSection} onChange={({ target }) => onSection(target.checked)} />
            {text.section}
          </label>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section>
          <h3>{text.linked(links.length)}</h3>
          <p className={styles.lede}>{text.linkedLede}</p>
          <ul className={styles.changes}>
            {[...Map.groupBy(links, ({ id }) => id).values()].map(([link, ...others]) =>
              link ? (
                <li key={link.id}>
                  <StudioLink href={writeDocumentPath(link.id)} lang={link.lang}>
                    {nameDocument(models, link)}
                  </StudioLink>{" "}
                  {link.path ? <code>{link.path}</code> : null}
                  {others.length > 0 ? ` (${text.headingLinks(others.length + 1)})` : null}
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ) : null}
      <RedirectChoices {...{ redirects, declined, onDecline, locale }} />
    </>
  );
}
