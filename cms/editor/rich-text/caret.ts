import { compact } from "#cms/editor/on-page/listFieldTexts.ts";

/** A point of a window. */
export type Point = { left: number; top: number };

/** A place in a text: how many letters stand before it, and whether it is at the next one or behind the last. */
export type Caret = { letters: number; isAtNext: boolean };

/**
 * The place of a point in a text that elements show, wherever the text is drawn next; `undefined` where the browser
 * cannot tell. `whole` is the text when the elements may show a part of it.
 */
export function findCaret(elements: readonly Element[], { left, top }: Point, whole = ""): Caret | undefined {
  const [first] = elements;
  const page = first?.ownerDocument;
  const spot = page?.caretPositionFromPoint?.(left, top);
  if (!page || !spot || !elements.some((one) => one.contains(spot.offsetNode))) return undefined;
  const range = page.createRange();
  range.setStartBefore(first);
  range.setEnd(spot.offsetNode, spot.offset);
  const shown = compact(elements.map((one) => one.textContent ?? "").join(""));
  return {
    letters: Math.max(0, compact(whole).indexOf(shown)) + compact(range.toString()).length,
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
