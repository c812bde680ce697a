import type { Heading } from "@/features/content/headings";

import styles from "./index.module.css";

/** A contents list that stays in view beside long text, and folds above it on a phone. */
export function Contents({ title, headings }: { title: string; headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={title} data-contents="">
      <details open>
        <summary>{title}</summary>
        <ol>
          {headings.map(({ anchor, text, level }) => (
            <li key={anchor} data-level={level}>
              <a href={`#${anchor}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
