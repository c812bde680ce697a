/**
 * Converts list entries pasted from Word, which are paragraphs with the marker as text, to real list items in the same
 * order. Other paragraphs stay.
 */
export function markWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const style = paragraph.getAttribute("style") ?? "";
    if (!/mso-list:\s*l\d+/i.test(style)) continue;
    const marker = takeMarker(paragraph);
    const tag = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker) ? "ol" : "ul";
    if (!list || list.tagName.toLowerCase() !== tag || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}

/** Removes the marker from a paragraph and returns the marker. */
function takeMarker(paragraph: HTMLElement): string {
  const marked = paragraph.querySelector<HTMLElement>(
    'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]',
  );
  const text = marked?.textContent.trim() ?? "";
  marked?.remove();
  return text;
}
