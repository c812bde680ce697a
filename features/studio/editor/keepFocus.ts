const focusable =
  "a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex='0'],[contenteditable='true']";

type Spot = { parent: Element; index: number };

/**
 * Gives the focus to what stands where its element was, when that element is taken away (the entry of a list, a button
 * that did its work), until the returned function is called. The browser would move it to the body.
 */
export function keepFocus(root: HTMLElement): () => void {
  let focused: Element | undefined;
  let spots: Spot[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    spots = listSpots(target, root);
  };
  const restore = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const spot = spots.find(({ parent }) => parent.isConnected && findFocusable(parent));
    focused = undefined;
    if (spot) findNear(spot)?.focus();
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
  };
}

/** Where an element and each of its ancestors stands, from the inside out. */
function listSpots(element: Element, root: Element): Spot[] {
  const spots: Spot[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    spots.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return spots;
}

const findFocusable = (element: Element | undefined) =>
  element?.matches(focusable) ? element : element?.querySelector(focusable);

function findNear({ parent, index }: Spot): HTMLElement | undefined {
  const near = [parent.children[index], parent.children[index - 1], parent].map(findFocusable);
  return near.find((element) => element instanceof HTMLElement);
}
