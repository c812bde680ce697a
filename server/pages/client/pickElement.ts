/** Levels of elements whose texts are compared: a word in bold stands in a paragraph. */
const maxLevels = 4;
// Longer texts around an element are of several fields; and the URL has a limit.
const maxLength = 1_500;

const isPicture = (element: Element) => element.localName === "img";

/** Whether text stands in an element itself. */
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");

/** The element with a text or the picture at the target of an event; `undefined` outside the page's content. */
export function toPickable(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest("main")) return undefined;
  return isPicture(target) || hasText(target)
    ? target
    : (target.closest("h1,h2,h3,h4,h5,h6,p,li,a,td,th") ?? undefined);
}

/** Every text and picture of the page's content, in its order. */
export const listPickable = (): Element[] =>
  [...document.querySelectorAll("main *")].filter(
    (element) => (isPicture(element) || hasText(element)) && element.getClientRects().length > 0,
  );

/** An element for the Studio: the texts of it and around it, or a picture's name, and which of several it is. */
export function describeElement(element: Element): string {
  const query = new URLSearchParams();
  const { localName } = element;
  const source = (one: Element) => /[^/?#]+(?=[?#]|$)/.exec(one.getAttribute("src") ?? "")?.[0] ?? "";
  const isSame = isPicture(element)
    ? (one: Element) => source(one) === source(element)
    : (one: Element) => one.textContent === element.textContent;
  if (isPicture(element)) query.set("p", source(element));
  for (let at: Element | null = element; at && query.getAll("t").length < maxLevels; at = at.parentElement) {
    const text = (at.textContent ?? "").trim();
    if (isPicture(element) || at.localName === "main" || text.length > maxLength) break;
    query.append("t", text);
  }
  const alike = [...document.querySelectorAll(`main ${localName}`)].filter(isSame);
  query.set("n", String(Math.max(0, alike.indexOf(element))));
  return query.toString();
}
