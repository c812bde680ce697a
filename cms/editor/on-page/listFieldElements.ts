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
  const elements = [top];
  for (let next = top.nextElementSibling; isOurs(next); next = next.nextElementSibling) elements.push(next);
  for (let last = top.previousElementSibling; isOurs(last); last = last.previousElementSibling) elements.unshift(last);
  return elements;
}
