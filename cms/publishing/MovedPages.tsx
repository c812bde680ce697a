import type { Locale } from "@/features/shared/locale";
import type { Changes } from "#cms/checks/contract.ts";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

type Props = { pages: Changes["below"]; locale: Locale };

/** Published pages below a page, which move with it. */
export function MovedPages({ pages, locale }: Props) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3>{messages[locale].below(pages.length)}</h3>
      <ul className={styles.changes}>
        {pages.map(({ document, title, from, to }) => (
          <li key={document} data-kind="moved">
            {title} <code>{from}</code> → <code>{to}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
