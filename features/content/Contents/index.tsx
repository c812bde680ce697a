import type { Heading } from "@/features/content/headings";

import styles from "./index.module.css";

type Props = {
  title: string;
  headings: Heading[];
};

// Fewer are seen at once with their text.
const minHeadings = 3;

/** A table of contents: sticky beside long text, folded above it on phones; nothing for a short one. */
export function Contents({ title, headings }: Props) {
  if (headings.length < minHeadings) return null;
  return (
    <nav className={styles.root} aria-label={title} data-contents="">
      <details data-fold="">
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
