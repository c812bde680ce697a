import type { ComponentProps } from "react";
import clsx from "clsx";

import styles from "./index.module.css";

export type ButtonTone = "primary" | "secondary" | "link";

type Look = { tone?: ButtonTone; size?: "normal" | "small" };

/** A button. Only one on a screen is `primary`. */
export function Button({
  tone = "secondary",
  size = "normal",
  className,
  type = "button",
  ...rest
}: Look & ComponentProps<"button">) {
  return <button type={type} className={clsx(styles.root, className)} data-tone={tone} data-size={size} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ tone = "secondary", size = "normal", className, ...rest }: Look & ComponentProps<"a">) {
  return <a className={clsx(styles.root, className)} data-tone={tone} data-size={size} {...rest} />;
}
