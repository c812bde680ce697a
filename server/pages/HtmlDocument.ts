import { defaultTreeAdapter as tree, html, parse, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** A parsed page that is changed and written again. */
export class HtmlDocument {
  private readonly root: DefaultTreeAdapterTypes.Document;

  constructor(text: string) {
    this.root = parse(text);
    this.elements.forEach(keepFirstLine);
  }

  /** Its elements in document order. */
  get elements(): Element[] {
    return [...listElements(this.root)];
  }

  /** Its elements of a name. */
  list(name: string): Element[] {
    return this.elements.filter((element) => element.tagName === name);
  }

  get head(): Element {
    const [head] = this.list("head");
    // The parser adds a head to every document.
    if (!head) throw new Error("The page has no head");
    return head;
  }

  toString(): string {
    return serialize(this.root);
  }
}

function* listElements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* listElements(node);
  }
}

/** The parser drops the line break after `<pre>`, and so would a browser's when it reads what is written. */
function keepFirstLine({ tagName, childNodes: [first] }: Element): void {
  if (!first || !tree.isTextNode(first) || !/^(pre|textarea)$/.test(tagName)) return;
  if (first.value.startsWith("\n")) first.value = `\n${first.value}`;
}

/** The value of an attribute; `undefined` without it. */
export const getAttribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Sets an attribute, or removes it for `undefined`. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const known = element.attrs.find((one) => one.name === name);
  if (value === undefined) element.attrs = element.attrs.filter((one) => one !== known);
  else if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Text of an element without child elements, such as a script. */
export function getText({ childNodes: [first] }: Element): string {
  return first && tree.isTextNode(first) ? first.value : "";
}

/** Replaces the content of an element by text. */
export function setText(element: Element, text: string): void {
  for (const node of [...element.childNodes]) tree.detachNode(node);
  if (text) tree.insertText(element, text);
}

/** Removes an element from the page. */
export const remove = (element: Element) => tree.detachNode(element);

/** A new element with text. */
export function create(name: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  setText(element, text);
  return element;
}

/** Puts an element before another one. */
export function insertBefore(element: Element, next: Element): void {
  if (next.parentNode) tree.insertBefore(next.parentNode, element, next);
}

/** Puts an element after another one. */
export function insertAfter(element: Element, previous: Element): void {
  const { parentNode: parent } = previous;
  const next = parent?.childNodes[parent.childNodes.indexOf(previous) + 1];
  if (parent && next) tree.insertBefore(parent, element, next);
  else if (parent) tree.appendChild(parent, element);
}

/** Puts an element at the start of another one. */
export function prepend(element: Element, parent: Element): void {
  const [first] = parent.childNodes;
  if (first) tree.insertBefore(parent, element, first);
  else tree.appendChild(parent, element);
}
