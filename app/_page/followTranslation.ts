/** Outermost element of a translation, by the text node in whose place it stands. */
type Translations = WeakMap<Node, Element>;

/**
 * Makes React's updates reach a page that the browser translated. A translation replaces text nodes by `<font>`
 * elements, while React keeps the nodes that it made: it would change a text that nobody sees, so that the translation
 * of an earlier state stays, and throw when it removes a node that is elsewhere. Here a text node returns to its place
 * before it is changed, moved or removed, and the browser translates the new text.
 */
export function followTranslation(): void {
  const translations: Translations = new WeakMap();
  new MutationObserver((records) => {
    for (const record of records) noteTranslation(record, translations);
  }).observe(document.documentElement, { childList: true, subtree: true });
  const restore = (node: Node | null) => restoreText(node, translations);

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function removeRestored<Child extends Node>(this: Node, child: Child): Child {
    restore(child);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertRestored<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    restore(child);
    restore(next);
    insertBefore.call(this, child, next);
    return child;
  };
  Node.prototype.appendChild = function appendRestored<Child extends Node>(this: Node, child: Child): Child {
    restore(child);
    appendChild.call(this, child);
    return child;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!value) return;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...value,
    set(this: Text, text: string | null) {
      restore(this);
      value.set?.call(this, text);
    },
  });
}

/** Notes the element that a removed text node made room for: in its place, or beside it. */
function noteTranslation(record: MutationRecord, translations: Translations): void {
  const [text] = record.removedNodes;
  if (!(text instanceof Text)) return;
  const candidates = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const translation = candidates.find((node) => node instanceof HTMLElement && node.localName === "font");
  if (translation instanceof Element) translations.set(text, translation);
}

function restoreText(node: Node | null, translations: Translations): void {
  const translation = node && translations.get(node);
  if (!translation) return;
  translations.delete(node);
  // Elsewhere it was removed together with its parent, or it came back by itself.
  if (translation.isConnected) findOutermost(translation).replaceWith(node);
}

/** A translation that was itself translated stands in further elements. */
function findOutermost(translation: Element): Element {
  const { parentElement } = translation;
  return parentElement?.localName === "font" ? findOutermost(parentElement) : translation;
}
