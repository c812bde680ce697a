import type { ReactNode } from "react";

import styles from "./EmptyScreen.module.css";

type Props = {
  title: string;
  children: ReactNode;
  /** How the first entry comes about. */
  steps?: readonly string[];
  /** Begins the first one. */
  action?: ReactNode;
};

/** In place of a list without entries: what will be listed there, how that comes about, and a button for the first step. */
export const EmptyScreen = ({ title, children, steps = [], action }: Props) => (
  <section className={styles.root} aria-label={title}>
    <h2>{title}</h2>
    <p role="status">{children}</p>
    {steps.length > 0 ? (
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ) : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </section>
);
