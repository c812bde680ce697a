import type { Element, RootContent } from "hast";
import type { Nodes } from "mdast";
import { fromParse5 } from "hast-util-from-parse5";
import { parse } from "parse5";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

import { pickContent } from "./pickContent.ts";

/** A rendered page as Markdown, with its title and description for links and search engines. */
export type PageMarkdown = {
  title: string;
  description: string;
  /** When its document was last published, as its structured data says; "" when they do not. */
  changed: string;
  body: string;
};

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" });

/** The main content of a page's HTML as Markdown, with absolute URLs. */
export async function toMarkdown(html: string): Promise<PageMarkdown> {
  // Parsing the rest would take three times as long.
  const document = fromParse5(parse(cut(html, "<head", "</head>") + cut(html, "<main", "</main>")));
  const page = "children" in document ? document.children : [];
  const head = listHead(page);
  const find = (key: string, value: string, attribute: string) =>
    String(head.find(({ [key]: found }) => [found].flat().includes(value))?.[attribute] ?? "");
  const tree = await writer.run(pickContent(page, find("rel", "canonical", "href")));
  spaceMarks(tree);
  return {
    title: find("property", "og:title", "content"),
    description: find("name", "description", "content"),
    changed: /"dateModified":"([^"]+)"/.exec(cut(html, '<script type="application/ld+json"', "</script>"))?.[1] ?? "",
    body: writer.stringify(tree).trim(),
  };
}

const isMark = ({ type }: Nodes) => type === "strong" || type === "emphasis" || type === "delete";
const getText = (node: Nodes | undefined) => (node?.type === "text" ? node.value : "`");

/** Puts a space between a letter and a mark with punctuation beside it: Markdown would write the letter as its code. */
function spaceMarks(node: Nodes): void {
  if (!("children" in node)) return;
  for (const [index, child] of node.children.entries()) {
    spaceMarks(child);
    const next = node.children[index + 1];
    if (isMark(child) && next?.type === "text" && "children" in child) {
      const end = getText(child.children.at(-1));
      if (/[\p{P}\p{S}]$/u.test(end) && /^[^\s\p{P}\p{S}]/u.test(next.value)) next.value = ` ${next.value}`;
    }
    if (child.type === "text" && next && isMark(next) && "children" in next) {
      const start = getText(next.children[0]);
      if (/^[\p{P}\p{S}]/u.test(start) && /[^\s\p{P}\p{S}]$/u.test(child.value)) child.value += " ";
    }
  }
}

/** The part of a text from one mark to another, with them. */
function cut(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start === -1 || end === -1 ? "" : text.slice(start, end + to.length);
}

/** The attributes of the elements in a page's head. */
function listHead(page: readonly RootContent[]): Element["properties"][] {
  const elements = page.flatMap((node) => (node.type === "element" ? [node, ...node.children] : []));
  const head = elements.find((node) => node.type === "element" && node.tagName === "head");
  if (head?.type !== "element") return [];
  return head.children.flatMap((node) => (node.type === "element" ? [node.properties] : []));
}
