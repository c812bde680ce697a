type Edges = { top: number; bottom: number };

/** Its `max-height` in the style sheet and a margin, in pixels. */
const menuHeight = 336;

/** Place of the menu in the box of the text: below the line, above it where the window ends sooner. */
export const placeMenu = (line: Edges, box: Edges, windowHeight: number): { top: number } | { bottom: number } =>
  windowHeight - line.bottom < menuHeight && line.top > menuHeight
    ? { bottom: box.bottom - line.top }
    : { top: line.bottom - box.top };
