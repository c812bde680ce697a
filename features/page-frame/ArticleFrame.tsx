import type { ReactNode } from "react";

import styles from "./ArticleFrame.module.css";

type Props = {
  /** The slices with the page's heading. */
  head: ReactNode;
  /** Author, date, or facts about the subject. */
  facts: ReactNode;
  /** The share link. */
  share: ReactNode;
  /** A contents list beside the text, or wider parts of the page that explain it. */
  contents?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A post, a case study or a project: heading, facts, and the text beside its contents list. */
export function ArticleFrame({ head, facts, share, contents, aside, children }: Props) {
  return (
    <>
      {head}
      <div className={styles.grid} data-frame="article">
        <div className={styles.facts}>
          {facts}
          {share}
        </div>
        {aside ? null : <div className={styles.contents}>{contents}</div>}
        <div className={styles.column}>{children}</div>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
    </>
  );
}
