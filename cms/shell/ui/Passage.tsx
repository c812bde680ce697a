import type { Excerpt } from "#cms/list/contract.ts";

import styles from "./Passage.module.css";

/** The words of a search where a text has them: why a document is found whose names do not. */
export const Passage = ({ before, found, after }: Excerpt) => (
  <small className={styles.root}>
    {before}
    <mark>{found}</mark>
    {after}
  </small>
);
