import { generate, parse, walk } from "css-tree";
import type { Block, CssNode, Raw, SelectorList } from "css-tree";

import { readSelectors } from "./readSelectors.ts";
import type { SheetSelector } from "./readSelectors.ts";

/** A declaration, or a rule within a rule, as text; `property` is the custom property that it sets. */
export type Declaration = { text: string; property: string | undefined };

/**
 * A parsed style sheet: rules, groups of rules with a condition, and text that is retained unless no rule uses its
 * `name` (keyframes, `@property`).
 */
export type SheetNode =
  | { kind: "rule"; selectors: SheetSelector[]; declarations: Declaration[] }
  | { kind: "group"; head: string; nodes: SheetNode[] }
  | { kind: "text"; text: string; name: string | undefined };

const groups = new Set(["media", "supports", "layer", "container", "starting-style"]);

/** Parses a style sheet; `path` is its own path, which relative URLs in it are resolved against. */
export function readSheet(css: string, path: string): SheetNode[] {
  const sheet = parse(css, { parseCustomProperty: false });
  walk(sheet, { visit: "Url", enter: (node) => void (node.value = resolveUrl(node.value, path)) });
  return sheet.type === "StyleSheet" ? sheet.children.toArray().flatMap(readNode) : [];
}

const isRelative = (url: string) => !/^(data:|https?:|\/|#)/.test(url);

const resolveUrl = (url: string, path: string) => (isRelative(url) ? new URL(url, `http://site${path}`).pathname : url);

function readNode(node: CssNode): SheetNode[] {
  if (node.type === "Comment" || node.type === "WhiteSpace") return [];
  if (node.type === "Rule") return [readRule(node.prelude, node.block)];
  if (node.type === "Atrule" && node.block && groups.has(node.name)) {
    const head = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ""}`;
    return [{ kind: "group", head, nodes: node.block.children.toArray().flatMap(readNode) }];
  }
  const isNamed = node.type === "Atrule" && /^((-webkit-)?keyframes|property)$/.test(node.name);
  const name = isNamed && node.prelude ? generate(node.prelude) : undefined;
  return [{ kind: "text", text: generate(node), name }];
}

function readRule(prelude: SelectorList | Raw, block: Block): SheetNode {
  // A selector that the parser does not know is kept: it requires nothing.
  const selectors =
    prelude.type === "Raw" ? [{ text: prelude.value.trim(), requires: [], matchAny: [] }] : readSelectors(prelude);
  const declarations = block.children.toArray().map((node) => ({
    text: generate(node),
    property: node.type === "Declaration" && node.property.startsWith("--") ? node.property : undefined,
  }));
  return { kind: "rule", selectors, declarations };
}
