import type { Changes } from "#cms/checks/contract.ts";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

type Props = { headings: Changes["headings"]; locale: Locale };

/** Headings whose links change with the publication. */
export function FollowedHeadings({ headings, locale }: Props) {
  const text = messages[locale];
  if (headings.length === 0) return null;
  return (
    <section aria-label={text.headings}>
      <h3>{text.headings}</h3>
      <p className={styles.lede}>{text.headingsLede}</p>
      <ul className={styles.changes}>
        {headings.map(({ from, to, links }) => (
          <li key={`${from} ${to}`} data-kind="moved">
            <code>{from}</code> → <code>{to}</code> · {text.headingLinks(links)}
          </li>
        ))}
      </ul>
    </section>
  );
}
