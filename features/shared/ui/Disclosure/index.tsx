import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"details"> & {
  /** Content of the `summary`. */
  summary: ReactNode;
};

/** A disclosure without JavaScript; adjacent ones are separated by lines. */
export const Disclosure = ({ summary, className, children, ...rest }: Props) => (
  <details className={clsx(styles.root, className)} data-fold="" {...rest}>
    <summary>{summary}</summary>
    {children}
  </details>
);
