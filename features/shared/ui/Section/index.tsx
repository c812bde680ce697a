import type { ReactNode } from "react";
import clsx from "clsx";

import styles from "./index.module.css";

type Props = {
  /** Name for links to this section. */
  id?: string | undefined;
  theme?: string | null | undefined;
  width?: string | null | undefined;
  spacing?: string | null | undefined;
  className?: string | undefined;
  sliceType?: string;
  variation?: string;
  children: ReactNode;
};

/** A page section on the common grid; an editor's choices become data attributes. */
export function Section({ id, theme, width, spacing, className, sliceType, variation, children }: Props) {
  return (
    <section
      id={id}
      className={clsx(styles.root, className)}
      data-theme={theme ?? "paper"}
      data-width={width ?? "normal"}
      data-spacing={spacing ?? "normal"}
      data-slice-type={sliceType}
      data-slice-variation={variation}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
