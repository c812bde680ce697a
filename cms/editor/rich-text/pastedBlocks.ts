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
    // Beside the code itself stand its language and a button.
    const [only, ...others] = code.querySelectorAll("code");
    readLines(only && others.length === 0 ? only : code, lines);
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
      if (node.nextSibling || !isBlock(element) || /^(?:PRE|CODE)$/.test(element.tagName)) write("\n");
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

/** Joins the cells of a row to one line: rich text has no tables. */
export function joinCells(row: Element): void {
  const text = row.ownerDocument.createElement("p");
  [...row.children].forEach((cell, index) => {
    if (index > 0) text.append(" · ");
    for (const list of cell.querySelectorAll("ul,ol")) joinEntries(list);
    for (const child of [...cell.childNodes]) {
      text.append(...(/^(?:P|DIV)$/.test(child.nodeName) ? child.childNodes : [child]));
    }
  });
  row.replaceWith(text);
}

/** The entries of a list in a cell, as words with commas. */
function joinEntries(list: Element): void {
  const entries = [...list.querySelectorAll("li")].map(({ textContent }) => textContent.trim());
  list.replaceWith(entries.join(", "));
}
