import { clsx } from "clsx";
import type { ComponentProps } from "react";

import styles from "./index.module.css";

type Props = ComponentProps<"input"> & { type: "checkbox" | "radio" };

/** A box or a dot that is chosen or not, in the colours of the mode; its label stands around it. */
export const Choice = ({ className, ...rest }: Props) => <input className={clsx(styles.root, className)} {...rest} />;
