import { compact } from "./listFieldTexts.ts";
import type { FieldText } from "./listFieldTexts.ts";

/**
 * The elements that show the whole of a field, from the one that was found: its blocks, or what surrounds them and
 * nothing else. `texts` are the field's.
 */
export function listFieldElements(element: Element, texts: readonly FieldText[]): Element[] {
  const all = texts.map(({ text }) => text).join("");
  const isOurs = (one: Element | null): one is Element => {
    const text = compact(one?.textContent ?? "");
    return text !== "" && (all.includes(text) || texts.some(({ pattern }) => pattern?.test(text)));
  };
  let top = element;
  while (isOurs(top.parentElement) && !top.parentElement.matches("[data-slice-id]")) top = top.parentElement;
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
