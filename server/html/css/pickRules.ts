import type { SheetSelector } from "./readSelectors.ts";
import type { SheetNode } from "./readSheet.ts";

const opened = /<([a-z][\w-]*)/gi;
const attribute = /\s(class|(?:data|aria)-[\w-]+)="([^"]*)"/g;

/**
 * What a page's elements are: names of elements (`p`), classes (`.a`), data and ARIA attributes with and without their
 * values (`data-a`, `data-a=b`), whether one is disabled, the page's language (`:root:lang(en)`). All that a page is
 * before its scripts change it.
 */
export function collectPageParts(html: string): Set<string> {
  const parts = new Set([...html.matchAll(opened)].map(([, tag = ""]) => tag.toLowerCase()));
  parts.add(`:root:lang(${/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? ""})`);
  if (/\sdisabled=""/.test(html)) parts.add(":disabled");
  for (const [, name = "", value = ""] of html.matchAll(attribute)) {
    if (name === "class") for (const one of value.split(/\s+/)) parts.add(`.${one}`);
    else parts.add(name).add(`${name}=${value}`);
  }
  return parts;
}

/** The rules of a sheet that can apply on a page with these parts (`collectPageParts`). */
export const pickRules = (nodes: readonly SheetNode[], parts: ReadonlySet<string>): SheetNode[] =>
  nodes.flatMap((node): SheetNode[] => {
    if (node.kind === "text") return [node];
    if (node.kind === "group") {
      const inside = pickRules(node.nodes, parts);
      return inside.length > 0 ? [{ ...node, nodes: inside }] : [];
    }
    const selectors = node.selectors.filter((selector) => canApply(selector, parts));
    return selectors.length > 0 ? [{ ...node, selectors }] : [];
  });

const canApply = (selector: SheetSelector, parts: ReadonlySet<string>): boolean =>
  selector.requires.every((part) => parts.has(part)) &&
  selector.matchAny.every((list) => list.some((one) => canApply(one, parts)));
