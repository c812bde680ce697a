import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"details"> & {
  /** What stands in the line that opens it. */
  summary: ReactNode;
};

/** A line that opens what stands below it, without a script; several under each other are ruled as a list. */
export const Disclosure = ({ summary, className, children, ...rest }: Props) => (
  <details className={clsx(styles.root, className)} data-fold="" {...rest}>
    <summary>{summary}</summary>
    {children}
  </details>
);
