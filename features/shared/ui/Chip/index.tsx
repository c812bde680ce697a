import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { children: ReactNode };

/** One of a few choices as a frame around its words; the radio button lies over it, so it works without a script. */
export const Chip = ({ children, ...rest }: Props) => (
  <label className={styles.root}>
    <input type="radio" {...rest} />
    <span>{children}</span>
  </label>
);
