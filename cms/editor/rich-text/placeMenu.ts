type Line = { left: number; top: number; bottom: number };

/** Room below the line for some five entries: enough to leave in sight what is written above it. */
const leastHeight = 200;
const size = { width: 256, height: 400 };
const margin = 8;

/** Place of the menu in the window: below the line, above it where there is little room. It is as high as the room. */
export function placeMenu({ left, top, bottom }: Line, view: { width: number; height: number }) {
  const [above, below] = [top - margin, view.height - bottom - margin];
  const isBelow = below >= Math.min(leastHeight, above);
  return {
    left: Math.max(0, Math.min(left, view.width - size.width - margin)),
    ...(isBelow ? { top: bottom } : { bottom: view.height - top }),
    maxHeight: Math.min(size.height, isBelow ? below : above),
  };
}
