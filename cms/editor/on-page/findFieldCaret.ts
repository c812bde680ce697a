import { findCaret } from "#cms/editor/rich-text/caret.ts";
import type { Caret, Point } from "#cms/editor/rich-text/caret.ts";

import { compact } from "./listFieldTexts.ts";

/** The place of a point in a field of which an element shows a text; `texts` are the field's, without blanks. */
export function findFieldCaret(element: Element, at: Point, texts: readonly string[]): Caret | undefined {
  const caret = findCaret(element, at);
  const read = (one: Element) => compact(one.textContent ?? "");
  const words = read(element);
  const slice = element.closest("[data-slice-id]") ?? element;
  const alike = [...slice.querySelectorAll(element.localName)].filter((one) => read(one) === words);
  const places = texts.flatMap((text, index) => (text === words ? [index] : []));
  const index = places[alike.indexOf(element)] ?? places[0] ?? 0;
  return caret && { ...caret, letters: caret.letters + texts.slice(0, index).join("").length };
}
