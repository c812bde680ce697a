import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"details"> & {
  /** What stands in the line that opens it. */
  summary: ReactNode;
};

/** A disclosure that needs no script; several in a row are ruled as a list. */
export const Disclosure = ({ summary, className, children, ...rest }: Props) => (
  <details className={clsx(styles.root, className)} data-fold="" {...rest}>
    <summary>{summary}</summary>
    {children}
  </details>
);
