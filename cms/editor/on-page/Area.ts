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
