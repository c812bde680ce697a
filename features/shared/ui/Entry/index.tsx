import type { ReactNode } from "react";

import styles from "./index.module.css";

type Props = {
  path: string;
  title: string;
  summary: string;
  /** Above the title: its day, and its kind as `b`; `data-tone="bad"` marks what is wrong. */
  head: ReactNode;
  /** Below: whom it concerns. */
  facts?: ReactNode;
  /** Last: an example. */
  code?: string | undefined;
  /** Heading level below the parent's. */
  heading?: "h2" | "h3";
};

/** An entry of a dated list: facts in a line, a title that leads to its page, and a summary. */
export function Entry({ path, title, summary, head, facts, code, heading: Heading = "h3" }: Props) {
  return (
    <li className={styles.root}>
      <p className={styles.facts}>{head}</p>
      <Heading>
        <a href={path}>{title}</a>
      </Heading>
      <p>{summary}</p>
      {facts ? <p className={styles.facts}>{facts}</p> : null}
      {code ? (
        <pre translate="no">
          <code>{code}</code>
        </pre>
      ) : null}
    </li>
  );
}
