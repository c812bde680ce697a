import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ComponentProps, Key, ReactNode, Ref } from "react";

import styles from "./RowList.module.css";

/** What a screen does with its rows beside drawing them. */
export type RowListHandle = {
  /** Scrolls as little as shows a row whole. */
  showRow: (index: number) => void;
  /** Index of the last row in view. */
  getLastRow: () => number;
  /** How many rows fit in view. */
  getPageSize: () => number;
};

type Props = Omit<ComponentProps<"div">, "children" | "ref"> & {
  ref: Ref<RowListHandle>;
  /** How many rows there are; not all of them may be loaded. */
  count: number;
  toKey: (index: number) => Key;
  children: (index: number) => ReactNode;
  /** Rows that are drawn outside the view, too: the focused one. */
  kept?: readonly number[];
};

// Drawn above and below the view, so that scrolling shows rows at once.
const buffer = 8;
// Until the first row is measured.
const guessedHeight = 56;

/** A scrolled list that draws the rows in view. All rows have one height, which the style sheet sets. */
export function RowList({ ref, count, toKey, children, kept = [], onScroll, ...rest }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800, row: guessedHeight });
  const { top, height, row } = view;
  const measure = () => {
    const element = root.current;
    if (!element) return;
    const first = element.querySelector<HTMLElement>("[data-index] > *");
    const next = {
      top: element.scrollTop,
      height: element.clientHeight || height,
      row: first?.getBoundingClientRect().height || row,
    };
    const isSame = next.top === top && next.height === height && next.row === row;
    if (!isSame) setView(next);
  };
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  const isEmpty = count === 0;
  // Not after each drawing: a layout while scrolling would take as long as the drawing.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    latest.current();
    // A page's zoom, the size of the text and the window change heights.
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);
  useImperativeHandle(ref, () => ({
    showRow: (index) => {
      const element = root.current;
      if (!element) return;
      const [start, end] = [index * row, (index + 1) * row];
      if (start < element.scrollTop) element.scrollTop = start;
      else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
    },
    getLastRow: () => Math.min(count - 1, Math.floor(((root.current?.scrollTop ?? 0) + height) / row)),
    getPageSize: () => Math.max(1, Math.floor(height / row)),
  }));
  const start = Math.max(0, Math.floor(top / row) - buffer);
  const end = Math.min(count, Math.ceil((top + height) / row) + buffer);
  const drawn = new Set(Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset));
  for (const index of kept) if (index < count) drawn.add(index);
  return (
    <div
      {...rest}
      ref={root}
      className={styles.root}
      onScroll={(event) => {
        measure();
        onScroll?.(event);
      }}
    >
      <div className={styles.rows} style={{ height: count * row }}>
        {[...drawn]
          .toSorted((a, b) => a - b)
          .map((index) => (
            <div key={toKey(index)} className={styles.row} data-index={index} style={{ top: index * row }}>
              {children(index)}
            </div>
          ))}
      </div>
    </div>
  );
}
