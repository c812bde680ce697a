const blockTags =
  "p,div,ul,ol,li,pre,h1,h2,h3,h4,h5,h6,table,tbody,thead,tfoot,tr,td,th,section,article,header,footer,main,aside,figure,figcaption,blockquote,dl,dt,dd,details,summary,fieldset,legend,form,address,caption,center,hr";
const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
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
      // Google Docs writes an empty line between blocks so.
    } else if (node instanceof HTMLBRElement) node.remove();
  }
}

const entryBlocks = ["p", "div", ...headings].map((tag) => `:scope > ${tag}`).join(",");

/** Puts the paragraphs and headings of a list's entry into its text, each on a line of its own. */
export function joinLines(item: Element): void {
  const isWords = (node: Node) => !isBlock(node) && node.nodeName !== "BR" && node.textContent?.trim() !== "";
  const isShown = (node: Node) => node.nodeName === "BR" || isWords(node);
  for (let block = item.querySelector(entryBlocks); block; block = item.querySelector(entryBlocks)) {
    const nodes = [...item.childNodes];
    const at = nodes.indexOf(block);
    const before = nodes.slice(0, at).findLast(isShown);
    const after = nodes.slice(at + 1).find((node) => isBlock(node) || isShown(node));
    if (before && isWords(before)) block.before(item.ownerDocument.createElement("br"));
    if (after && isWords(after)) block.after(item.ownerDocument.createElement("br"));
    block.replaceWith(...block.childNodes);
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
