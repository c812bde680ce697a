import { clsx } from "clsx";
import type { ComponentProps } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"input"> & { type: "checkbox" | "radio" };

/** A checkbox or radio button in the colours of the mode; wrap it in its label. */
export const Choice = ({ className, ...rest }: Props) => <input className={clsx(styles.root, className)} {...rest} />;
