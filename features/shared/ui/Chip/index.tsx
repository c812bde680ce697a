import type { ComponentProps, ReactNode } from "react";

import styles from "./index.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** Several of a group can be chosen: check boxes instead of radio buttons. */
  isMultiple?: boolean;
  children: ReactNode;
};

/** A radio button or check box shown as a framed label; the native control covers it, so it works without JavaScript. */
export const Chip = ({ isMultiple = false, children, ...rest }: Props) => (
  <label className={styles.root}>
    <input type={isMultiple ? "checkbox" : "radio"} {...rest} />
    <span>{children}</span>
  </label>
);
