import type { Heading } from "@/features/content/headings";

import styles from "./index.module.css";

type Props = {
  title: string;
  headings: Heading[];
  /** Folded where it stands above the text; beside it, it is never folded. */
  folded?: boolean;
};

/** A contents list that stays in view beside long text, and folds above it on a phone. */
export function Contents({ title, headings, folded = false }: Props) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={title} data-contents="" data-folded={folded || undefined}>
      <details open={!folded}>
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
