import type { Element, ElementContent, Root, RootContent, Text } from "hast";

import { listFacts } from "./listFacts.ts";
import { isSafeHref } from "./safeHref.ts";

// Elements that only work or only show in a browser.
const dropped = new Set([
  "script",
  "style",
  "svg",
  "template",
  "noscript",
  "iframe",
  "dialog",
  "link",
  "nav",
  "wbr",
  "button",
  "input",
  "select",
  "textarea",
  "fieldset",
  "form",
]);
const inline = new Set(["a", "abbr", "b", "code", "em", "i", "kbd", "small", "span", "strong", "time"]);

/** The page's own content: `<main>` without interactive parts, with absolute URLs. */
export function pickContent(page: readonly RootContent[], base: string): Root {
  const main = findMain(page);
  return { type: "root", children: main ? prune(main.children, base) : [] };
}

function findMain(nodes: readonly RootContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const found = node.tagName === "main" ? node : findMain(node.children);
    if (found) return found;
  }
  return undefined;
}

const prune = (nodes: readonly ElementContent[], base: string): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [text(withoutJoiners(node.value))];
    // React separates adjacent text nodes with comments.
    if (node.type !== "element" || isDropped(node)) return [];
    if (node.tagName === "pre") return [copy(node, node.children.map(toBlock))];
    if (node.tagName === "code") return [copy(node, [text(withoutJoiners(readText(node)))])];
    const children = prune(node.children, base);
    // Drop headings and links without text.
    if (wordy.test(node.tagName) && !children.some(isSeen)) return [];
    return [rewrite(copy(node, spaced(children)), base)];
  });

/** An element with other children, without its place in the source: the writer copies all it is given, several times. */
const copy = ({ tagName, properties }: Element, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const text = (value: string): Text => ({ type: "text", value });

/** Without the characters that only keep words on one line: they break exact searches. */
const withoutJoiners = (value: string) => value.replaceAll("\u2060", "").replaceAll("\u00a0", " ");

/** Code of a block as one text: colours divide it into elements, and every character is the author's. */
function toBlock(node: ElementContent): ElementContent {
  if (node.type !== "element") return node;
  const { dataLanguage } = node.properties;
  const properties = typeof dataLanguage === "string" ? { className: [`language-${dataLanguage}`] } : {};
  return { ...node, properties, children: [text(readText(node))] };
}

const readText = ({ children }: Element): string =>
  children
    .map((node) => {
      if (node.type === "text") return node.value;
      return node.type === "element" && !isDropped(node) ? readText(node) : "";
    })
    .join("");

const wordy = /^(h[1-6]|a)$/;

const isSeen = (node: ElementContent): boolean =>
  node.type === "text"
    ? /\S/.test(node.value)
    : node.type === "element" && (node.tagName === "img" || node.children.some(isSeen));

function isDropped({ tagName, properties }: Element): boolean {
  return (
    dropped.has(tagName) ||
    properties.hidden === true ||
    properties.ariaHidden === "true" ||
    properties.dataMarkdown === "none"
  );
}

const space = text(" ");
const isInline = (node: ElementContent | undefined) => node?.type === "element" && inline.has(node.tagName);

/** Puts a space between elements that only CSS separates. */
const spaced = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) => (isInline(node) && isInline(nodes[index - 1]) ? [space, node] : [node]));

function rewrite(node: Element, base: string): Element {
  const { tagName, properties, children } = node;
  if (tagName === "a" && typeof properties.href === "string") {
    // Markdown readers may follow any URL scheme: an unsafe link keeps only its text.
    if (!isSafeHref(properties.href)) return { ...node, tagName: "span", properties: {} };
    return { ...node, properties: { href: absolute(properties.href, base) } };
  }
  if (tagName === "img" && typeof properties.src === "string") {
    return { ...node, properties: { ...properties, src: absolute(properties.src, base) } };
  }
  // A Markdown heading cannot span lines.
  if (/^h[1-6]$/.test(tagName)) return { ...node, children: withoutBreaks(children) };
  if (tagName === "summary") {
    const strong: Element = { type: "element", tagName: "strong", properties: {}, children };
    return { ...node, tagName: "p", children: [strong] };
  }
  return tagName === "dl" ? listFacts(node) : node;
}

const withoutBreaks = (nodes: ElementContent[]): ElementContent[] =>
  nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    return node.tagName === "br" ? space : { ...node, children: withoutBreaks(node.children) };
  });

const absolute = (href: string, base: string) => (URL.canParse(href, base) ? new URL(href, base).href : href);
