import type { ReactNode } from "react";

import styles from "./index.module.css";

type Props = {
  /** The drawing. */
  label: ReactNode;
  /** Unit or period, at the other end of the line. */
  aside?: ReactNode;
  /** Source of the figures. */
  note?: ReactNode;
  children: ReactNode;
};

/** A framed chart with its title above and its source below. */
export const Panel = ({ label, aside, note, children }: Props) => (
  <figure className={styles.root}>
    <figcaption className={styles.head}>
      <span>{label}</span>
      {aside ? <span>{aside}</span> : null}
    </figcaption>
    {children}
    {note ? <div className={styles.note}>{note}</div> : null}
  </figure>
);
