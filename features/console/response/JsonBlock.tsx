import block from "@/features/shared/ui/Code/index.module.css";
import styles from "@/features/console/index.module.css";

import { prettyJson } from "./prettyJson";

type Props = { text: string; label: string; isRaw?: boolean };

// Highlighting more would block the page for too long.
export const maxHighlightedChars = 100_000;

/** JSON, highlighted or unchanged; other text unchanged. */
export function JsonBlock({ text, label, isRaw = false }: Props) {
  const pieces = isRaw || text.length > maxHighlightedChars ? undefined : prettyJson(text);
  return (
    // Focusable, so that a keyboard can scroll it.
    <pre
      className={`${block.root} ${styles.json}`}
      data-raw={isRaw || !pieces}
      tabIndex={0}
      role="region"
      aria-label={label}
      translate="no"
    >
      <code>
        {pieces?.map(({ text: word, kind }, index) =>
          kind ? (
            <span key={index} data-kind={kind}>
              {word}
            </span>
          ) : (
            word
          ),
        ) ?? text}
      </code>
    </pre>
  );
}
