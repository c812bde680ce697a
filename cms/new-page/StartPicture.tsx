import type { Start } from "./newPage.ts";

type Box = [x: number, y: number, width: number, height: number];

/** Parts of a page of 48 by 32 by what they are: words, and surfaces around or beside them. */
const drawings: Record<Start, { words: Box[]; surfaces: Box[] }> = {
  landing: {
    words: [
      [5, 5, 20, 3],
      [5, 10, 14, 1.5],
    ],
    surfaces: [
      [29, 4, 14, 9],
      [5, 18, 11, 10],
      [18.5, 18, 11, 10],
      [32, 18, 11, 10],
    ],
  },
  article: {
    words: [
      [12, 4, 18, 3],
      [12, 11, 24, 1.5],
      [12, 15, 24, 1.5],
      [12, 19, 21, 1.5],
      [12, 23, 24, 1.5],
      [12, 27, 15, 1.5],
    ],
    surfaces: [],
  },
  docs: {
    words: [
      [17, 4, 14, 3],
      [17, 10, 26, 1.5],
      [17, 14, 22, 1.5],
    ],
    surfaces: [
      [4, 4, 9, 24],
      [17, 19, 26, 9],
    ],
  },
  comparison: {
    words: [
      [5, 4, 16, 3],
      [5, 12, 8, 1.5],
      [5, 18, 8, 1.5],
      [5, 24, 8, 1.5],
    ],
    surfaces: [
      [17, 11, 12, 3.5],
      [31, 11, 12, 3.5],
      [17, 17, 12, 3.5],
      [31, 17, 12, 3.5],
      [17, 23, 12, 3.5],
      [31, 23, 12, 3.5],
    ],
  },
  empty: { words: [], surfaces: [] },
  copy: { words: [[21, 13, 14, 2.5]], surfaces: [[9, 4, 22, 20]] },
  template: {
    words: [[5, 5, 16, 3]],
    surfaces: [
      [5, 12, 38, 6],
      [5, 21, 18, 7],
      [25, 21, 18, 7],
    ],
  },
};

/** How a page begins, as a small drawing. */
export function StartPicture({ start }: { start: Start }) {
  const { words, surfaces } = drawings[start];
  const toPath = (boxes: readonly Box[]) =>
    boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true">
      <path d={toPath(surfaces)} data-part="surface" />
      {start === "copy" ? <path d="M17 9h22v20h-22z" data-part="page" /> : null}
      <path d={toPath(words)} />
      {start === "empty" ? <path d="M24 11v10M19 16h10" data-part="plus" /> : null}
    </svg>
  );
}
