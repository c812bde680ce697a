/** A point in the frame's pixels. */
export type Point = { left: number; top: number };

/** A place in the frame, in its pixels; `room` is the width up to which a text may grow. */
export type Area = { left: number; top: number; width: number; height: number; room: number };

/** The place of elements together. */
export function measure(elements: readonly Element[]): Area | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [first] = elements;
  if (!first) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const around = first.parentElement?.getBoundingClientRect();
  return { left, top, width, height, room: Math.max(width, (around?.right ?? 0) - left) };
}

/** A point of the frame as one of this window. */
export function toWindow(frame: HTMLIFrameElement, { left, top }: Point, scale: number): Point {
  const box = frame.getBoundingClientRect();
  return { left: box.left + left * scale, top: box.top + top * scale };
}

/** How many characters of an element's text stand before a point; `undefined` where the browser cannot tell. */
export function findOffset(element: Element, { left, top }: Point): number | undefined {
  const page = element.ownerDocument;
  const caret = page.caretPositionFromPoint?.(left, top);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const range = page.createRange();
  range.setStart(element, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return range.toString().length;
}
