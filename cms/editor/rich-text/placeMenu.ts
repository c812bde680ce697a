type Edges = { top: number; bottom: number };

/** Its `max-height` in the style sheet and a margin, in pixels. */
const maxHeight = 336;
const rowHeight = 32;

/** Place of the menu in the box of the text: below the line, above it where the window ends sooner. */
export const placeMenu = (
  line: Edges,
  box: Edges,
  { windowHeight, rowCount }: { windowHeight: number; rowCount: number },
): { top: number } | { bottom: number } => {
  const height = Math.min(maxHeight, (rowCount + 1) * rowHeight);
  return windowHeight - line.bottom < height && line.top > height
    ? { bottom: box.bottom - line.top }
    : { top: line.bottom - box.top };
};
