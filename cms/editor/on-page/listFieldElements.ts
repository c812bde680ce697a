import { compact } from "./listFieldTexts.ts";
import type { FieldText } from "./listFieldTexts.ts";

/**
 * The elements that show the whole of a field, from the one that was found: its blocks, or what surrounds them and
 * nothing else. `texts` are the field's.
 */
export function listFieldElements(element: Element, texts: readonly FieldText[]): Element[] {
  const all = texts.map(({ text }) => text).join("");
  const read = (one: Element) => compact(one.textContent ?? "");
  const isOurs = (one: Element | null): one is Element => {
    const text = one ? read(one) : "";
    return text !== "" && (all.includes(text) || texts.some(({ pattern }) => pattern?.test(text)));
  };
  let top = element;
  for (let at = top.parentElement; isOurs(at) && !at.matches("[data-slice-id]"); at = at.parentElement) {
    // Not what only has space around it.
    if (read(at) !== read(top) || isInline(top)) top = at;
  }
  const parent = top.parentElement;
  const siblings = [...(parent?.children ?? [top])];
  const [at, ours] = [siblings.indexOf(top), siblings.map((one) => one === top || isOurs(one))];
  // A long text goes on behind a picture, or code with a button.
  const isMany = texts.length > 1;
  const first = isMany ? ours.indexOf(true) : ours.lastIndexOf(false, at) + 1;
  const end = isMany ? ours.lastIndexOf(true) + 1 : ours.indexOf(false, at);
  const elements = siblings.slice(first, end < 0 ? undefined : end);
  const isAll = isMany && elements.length === siblings.length && !parent?.matches("[data-slice-id]");
  return isAll && parent ? [parent] : elements;
}

const isInline = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display.startsWith("inline");
