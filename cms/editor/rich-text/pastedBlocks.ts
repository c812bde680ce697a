const blockTags =
  "p,div,ul,ol,li,pre,h1,h2,h3,h4,h5,h6,table,tbody,thead,tfoot,tr,td,th,section,article,header,footer,main,aside,figure,figcaption,blockquote,dl,dt,dd,details,summary,fieldset,legend,form,address,caption,center,hr";
const isBlock = (node: Node): node is Element => node instanceof Element && node.matches(blockTags);

/** Makes each code block one text with all its lines, also the blank ones; code of an editor that is no `pre` becomes one. */
export function readCodeBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("div")) {
    const { whiteSpace, fontFamily } = element.style;
    const isCode = whiteSpace === "pre" && /mono|consolas|menlo|courier/i.test(fontFamily);
    if (isCode && element.isConnected && element.querySelector("div,br")) {
      const code = element.ownerDocument.createElement("pre");
      code.append(...element.childNodes);
      element.replaceWith(code);
    }
  }
  for (const code of body.querySelectorAll("pre")) {
    const lines = { text: "", isEnded: false };
    readLines(code, lines);
    code.textContent = lines.text.replace(/\n+$/, "");
  }
}

type Lines = { text: string; isEnded: boolean };

/** The text as it is shown: every block and `br` begins a line; a `br` at the end of a block only holds it open. */
function readLines(element: Element, lines: Lines): void {
  const write = (text: string) => {
    if (text !== "") [lines.text, lines.isEnded] = [`${lines.text}${lines.isEnded ? "\n" : ""}${text}`, false];
  };
  for (const node of element.childNodes) {
    if (isBlock(node)) {
      if (lines.isEnded || (lines.text !== "" && !lines.text.endsWith("\n"))) lines.text += "\n";
      lines.isEnded = false;
      readLines(node, lines);
      lines.isEnded = true;
    } else if (node.nodeName === "BR") {
      if (node.nextSibling || !isBlock(element) || element.tagName === "PRE") write("\n");
    } else if (node instanceof Element) readLines(node, lines);
    else write(node.textContent ?? "");
  }
}

/** Wraps words that stand loose beside blocks, such as those of `<details>`, into paragraphs of their own. */
export function wrapLoose(parent: Element): void {
  const children = [...parent.childNodes];
  const hasBlocks = (node: Node) =>
    isBlock(node) || (node instanceof Element && node.querySelector(blockTags) !== null);
  if (!children.some(hasBlocks)) return;
  let paragraph: HTMLElement | undefined;
  for (const node of children) {
    if (hasBlocks(node)) {
      paragraph = undefined;
      if (node instanceof Element && !node.matches("p,pre,h1,h2,h3,h4,h5,h6,[data-solid-block]")) wrapLoose(node);
    } else if (paragraph || node.textContent?.trim()) {
      if (!paragraph) {
        paragraph = parent.ownerDocument.createElement("p");
        parent.insertBefore(paragraph, node);
      }
      paragraph.append(node);
    }
  }
}
