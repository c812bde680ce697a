import { keyPlaceholder } from "@/features/shared/requests/getEndpointUrl";

// As the last part of a URL: a word of that spelling elsewhere is no key.
const pattern = new RegExp(`(?<=\\w/)${keyPlaceholder}\\b`, "g");
const places = "code, pre, [data-copy]";

/** Puts a key where samples and endpoints of a part of the page name the placeholder, and what is copied from there. */
export function fillKey(root: ParentNode, key: string): void {
  for (const element of root.querySelectorAll<HTMLElement>(places)) {
    const { copy } = element.dataset;
    if (copy?.includes(keyPlaceholder)) element.dataset.copy = copy.replace(pattern, key);
    if (element.matches("code, pre") && element.textContent.includes(keyPlaceholder)) fillText(element, key);
  }
}

/** Fills what is on the page and what comes later, such as a sample that is written anew; gives a function that stops it. */
export function keepFilled(key: string): () => void {
  const { body } = document;
  const observer = new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)));
    for (const element of changed) {
      const root = element?.closest("code, pre")?.parentElement ?? element;
      if (root) fillKey(root, key);
    }
  });
  fillKey(body, key);
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

// A URL may be split over several nodes, by colours and by places where it may break; its last part stands in one.
function fillText(element: Element, key: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    const filled = `${before.slice(-2)}${text}`.replace(pattern, key).slice(before.slice(-2).length);
    before += text;
    if (filled !== text) node.nodeValue = filled;
  }
}
