import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

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

type HeadProps = {
  /** An empty text makes a cell without a header; `false` and `undefined` make none. */
  heads: readonly ReactNode[];
  /** Those of the heads whose columns have figures. */
  figures?: readonly ReactNode[];
};

/** The row of a table's column headers, also for one with `role="table"`. */
export const TableHead = ({ heads, figures = [] }: HeadProps) => (
  <thead role="rowgroup">
    <tr role="row">
      {heads.map((head, index) => {
        if (head === false || head === undefined) return null;
        if (head === "") return <td key={index} role="cell" />;
        return (
          <th key={index} role="columnheader" scope="col" data-figure={figures.includes(head) ? "" : undefined}>
            {head}
          </th>
        );
      })}
    </tr>
  </thead>
);

/** Horizontally scrollable content, also by arrow keys; fades where it continues. */
const Scroll = ({ label, children }: Pick<ComponentProps<"div">, "children"> & { label: string }) => (
  // Focusable, so that a keyboard can scroll it.
  <div className={styles.scroll} data-fade="" tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
