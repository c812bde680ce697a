import { clsx } from "clsx";
import type { ComponentProps } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"table"> & {
  /** Content of the table; a named table scrolls sideways if it does not fit. */
  label?: string;
};

/**
 * A table of values. `data-figure` on a cell, or on the table for every column but the first, sets
 * figures that align; `data-wide` leaves a column out on a phone; `data-names` lets long names in the first column break;
 * `data-stacked`, with `role="table"` and its parts' roles (a browser may take them from lines that are blocks), leaves
 * the phone layout of a row's values, without headers, to the caller; `data-stacked` is `long` or `short` after
 * the names there; `data-sticky` makes the headers of a long list sticky where it fits.
 */
export function Table({ label, className, ...rest }: Props) {
  const table = <table className={clsx(styles.root, className)} aria-label={label} {...rest} />;
  return label ? <Scroll label={label}>{table}</Scroll> : table;
}

/** Horizontally scrollable content, also by arrow keys; fades where it continues. */
const Scroll = ({ label, children }: Pick<ComponentProps<"div">, "children"> & { label: string }) => (
  // Focusable, so that a keyboard can scroll it.
  <div className={styles.scroll} data-fade="" tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
