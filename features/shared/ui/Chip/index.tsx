import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { children: ReactNode };

/** A radio button shown as a framed label; the native control covers it, so it works without JavaScript. */
export const Chip = ({ children, ...rest }: Props) => (
  <label className={styles.root}>
    <input type="radio" {...rest} />
    <span>{children}</span>
  </label>
);
