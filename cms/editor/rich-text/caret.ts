import { compact } from "#cms/editor/on-page/listFieldTexts.ts";

/** A point of a window. */
export type Point = { left: number; top: number };

/** A place in a text: how many letters stand before it, and whether it is at the next one or behind the last. */
export type Caret = { letters: number; isAtNext: boolean };

/** The place of a point in an element's text, wherever that is drawn next; `undefined` where the browser cannot tell. */
export function findCaret(element: Element, { left, top }: Point): Caret | undefined {
  const page = element.ownerDocument;
  const spot = page.caretPositionFromPoint?.(left, top);
  if (!spot || !element.contains(spot.offsetNode)) return undefined;
  const range = page.createRange();
  range.setStart(element, 0);
  range.setEnd(spot.offsetNode, spot.offset);
  return {
    letters: compact(range.toString()).length,
    isAtNext: !/\S$/.test((spot.offsetNode.textContent ?? "").slice(0, spot.offset)),
  };
}

/** The position of a place in texts, each with the position that it begins at. */
export function toPosition(texts: readonly { text: string; from: number }[], { letters, isAtNext }: Caret): number {
  const all = texts.flatMap(({ text, from }) =>
    text.split("").flatMap((letter, index) => (compact(letter) ? [from + index] : [])),
  );
  return (isAtNext ? all[letters] : undefined) ?? (all[letters - 1] ?? -1) + 1;
}
