import { generate, ident } from "css-tree";
import type { CssNode, Selector, SelectorList } from "css-tree";

/** What a selector needs on a page to match: every part of `requires`, and one selector of each list in `matchAny`. */
export type SheetSelector = { text: string; requires: string[]; matchAny: SheetSelector[][] };

// Set by a page's first script: the colour mode, late fonts, whether the page is shown from its top, and the hint at an
// account.
const setByScripts = ["data-mode", "data-faces", "data-top", "data-signed-in"];
const lists = new Set(["is", "where", "has"]);

/** The selectors of a list, each with the parts it requires; parts are named as `collectPageParts` names them. */
export const readSelectors = (list: SelectorList): SheetSelector[] =>
  list.children.toArray().flatMap((node) => (node.type === "Selector" ? [readSelector(node)] : []));

function readSelector(selector: Selector): SheetSelector {
  const read: SheetSelector = { text: generate(selector), requires: [], matchAny: [] };
  let before: CssNode | undefined;
  for (const node of selector.children) {
    read.requires.push(...readPart(node, before));
    // What `:not()` excludes says nothing about what a page has.
    if (node.type === "PseudoClassSelector" && lists.has(node.name)) read.matchAny.push(...readLists(node.children));
    before = node;
  }
  return read;
}

const readLists = (children: Iterable<CssNode> | null) =>
  [...(children ?? [])].flatMap((child) => (child.type === "SelectorList" ? [readSelectors(child)] : []));

function readPart(node: CssNode, before: CssNode | undefined): string[] {
  // A class that begins with `-9` is written `-\39 ` in a sheet.
  if (node.type === "ClassSelector") return [`.${ident.decode(node.name)}`];
  if (node.type === "TypeSelector") return node.name === "*" ? [] : [node.name.toLowerCase()];
  if (node.type === "AttributeSelector") return readAttribute(node.name.name, node.matcher, node.value);
  if (node.type !== "PseudoClassSelector") return [];
  if (node.name === "disabled") return [":disabled"];
  const isOfRoot = node.name === "lang" && before?.type === "PseudoClassSelector" && before.name === "root";
  return isOfRoot ? [`:root${generate(node)}`] : [];
}

function readAttribute(name: string, matcher: string | null, value: CssNode | null): string[] {
  if (!/^(data|aria)-/.test(name) || setByScripts.includes(name)) return [];
  if (matcher !== "=" || !value) return [name];
  return [`${name}=${value.type === "String" ? value.value : generate(value)}`];
}
