import type { Words } from "#cms/shell/diffWholeWords.ts";

import styles from "./ComparedWords.module.css";

/** Two texts in one, with removed and added words marked. */
export const ComparedWords = ({ words }: { words: readonly Words[] }) => (
  <p className={styles.root}>
    {words.map(({ value, kind }, index) => {
      if (kind === "added") return <ins key={index}>{value}</ins>;
      return kind === "removed" ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
    })}
  </p>
);
