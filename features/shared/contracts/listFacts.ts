import type { Element, ElementContent } from "hast";

/** A list of names and values as a list of lines: `**Ticker**: ETH`. */
export function listFacts(list: Element): Element {
  const lines: ElementContent[][] = [];
  for (const { tagName, children } of listParts(list)) {
    const line = lines.at(-1);
    if (tagName === "dt") lines.push([{ type: "element", tagName: "strong", properties: {}, children }, text(": ")]);
    else line?.push(...(line.length > 2 ? [text(", ")] : []), ...children);
  }
  const items = lines.map((children): Element => ({ type: "element", tagName: "li", properties: {}, children }));
  return { ...list, tagName: "ul", properties: {}, children: items };
}

// Names and values may be grouped.
const listParts = ({ children }: Element): Element[] =>
  children.flatMap((node): Element[] => {
    if (node.type !== "element") return [];
    return node.tagName === "dt" || node.tagName === "dd" ? [node] : listParts(node);
  });

const text = (value: string): ElementContent => ({ type: "text", value });
