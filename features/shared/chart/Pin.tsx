import type { ReactNode } from "react";

import type { Harbour } from "./harbours";
import { chartSize, projectPoint } from "./projectPoint";

import styles from "./Chart.module.css";

/** Where a harbour's words begin or end beside its flag. */
export const wordsX = ({ nameSide }: Harbour) => (nameSide === "start" ? -8 : 27);

/** What stands at a harbour, in units that keep their size on the screen. */
export function Pin({ harbour, children }: { harbour: Harbour; children: ReactNode }) {
  const [x, y] = projectPoint(harbour.position);
  const isEast = x > chartSize.width * 0.69;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <g className={styles.pin} data-side={harbour.nameSide} data-edge={isEast ? "east" : undefined}>
        {children}
      </g>
    </g>
  );
}
