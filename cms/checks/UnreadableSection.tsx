import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import type { UnreadableFile } from "./site.contract.ts";
import styles from "./ChecksScreen.module.css";

type Props = { unreadable: readonly UnreadableFile[]; locale: Locale };

/** What is stored and cannot be read: only people with access to the server can repair it. */
export function UnreadableSection({ unreadable, locale }: Props) {
  const text = messages[locale];
  return (
    <details className={styles.rule} data-fold="" open>
      <summary>
        <strong>{text.unreadable}</strong>
        <span>{formatNumber(unreadable.length, locale)}</span>
      </summary>
      <p className={styles.advice}>{text.unreadableHelp}</p>
      <ul>
        {unreadable.map(({ file, reason }) => (
          <li key={file}>
            <code>{file}</code>
            <small lang="en">{reason}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
