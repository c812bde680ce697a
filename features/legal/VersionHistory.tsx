import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { listChanges } from "./listChanges";
import type { Block, Change, Part } from "./listChanges";
import { messages } from "./messages";
import styles from "./VersionHistory.module.css";

/** An earlier version; `blocks` is empty when its text was not stored. */
export type Version = { version: string; date: string; change: string; blocks: Block[] };

/** Every version of a document, latest first, each with its changes. */
export function VersionHistory({ versions, locale }: { versions: Version[]; locale: Locale }) {
  return (
    <ol className={styles.root}>
      {versions.map((one, index) => {
        const before = versions[index + 1];
        const canCompare = before && before.blocks.length > 0 && one.blocks.length > 0;
        const changes = canCompare ? listChanges(before.blocks, one.blocks, locale) : [];
        return (
          <li key={one.version}>
            <div className={styles.line}>
              <strong>{one.version}</strong>
              {one.date ? <time dateTime={one.date}>{formatDate(one.date, locale)}</time> : null}
              <span>{one.change}</span>
            </div>
            {before && changes.length > 0 ? (
              <Changes changes={changes} before={before.version} locale={locale} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

type ChangesProps = { changes: Change[]; before: string; locale: Locale };

function Changes({ changes, before, locale }: ChangesProps) {
  const text = messages[locale];
  return (
    <details className={styles.changes} data-fold="" data-repeats="">
      <summary>{text.compared(before, formatNumber(changes.length, locale))}</summary>
      <p className={styles.key}>
        <del>{text.removed}</del> <ins>{text.added}</ins>
      </p>
      <ul>
        {changes.map(({ heading, passages }, index) => (
          <li key={index}>
            <h3>
              <ChangedText parts={heading} />
            </h3>
            {passages.map((parts, index) => (
              <p key={index}>
                <ChangedText parts={parts} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

const ChangedText = ({ parts }: { parts: Part[] }) =>
  parts.map(({ kind, text }, index) => {
    if (kind === "added") return <ins key={index}>{text}</ins>;
    return kind === "removed" ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
  });
