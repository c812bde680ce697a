const focusable =
  "a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex='0'],[contenteditable='true']";

type Spot = { parent: Element; index: number };

/**
 * When the focused element is removed (a list entry, a button after its action), focuses the element at the same
 * position, until the returned function is called. Otherwise the browser moves the focus to the body.
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

/** The index of an element and of each ancestor, innermost first. */
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
