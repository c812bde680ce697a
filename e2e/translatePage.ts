/**
 * Wraps every text node of the page in `<font><font>…</font></font>`, as browsers do when they translate it: the text
 * node is moved into it, or replaced by another. Runs in the page, so it uses nothing from outside.
 */
export function translatePage(way: "replaced" | "moved"): undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || parent.closest("svg, script, style, code, pre, textarea, font")) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    parent.replaceChild(outer, text);
    inner.append(way === "moved" ? text : (text.nodeValue ?? ""));
  }
  return undefined;
}
