import type { ReactNode } from "react";

import styles from "./ArticleFrame.module.css";

type Props = {
  /** The slices with the page's heading. */
  head: ReactNode;
  /** Who, when, or the facts of what the page is about. */
  facts: ReactNode;
  /** A way to pass the page on. */
  share: ReactNode;
  contents: ReactNode;
  children: ReactNode;
};

/** A post, a case study or a project: heading, facts, and the text beside the list of what stands in it. */
export function ArticleFrame({ head, facts, share, contents, children }: Props) {
  return (
    <>
      {head}
      <div className={styles.grid} data-frame="article">
        <div className={styles.facts}>
          {facts}
          {share}
        </div>
        <div className={styles.contents}>{contents}</div>
        <div className={styles.column}>{children}</div>
      </div>
    </>
  );
}
