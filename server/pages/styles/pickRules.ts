import type { Element } from "../HtmlDocument.ts";
import type { SheetSelector } from "./readSelectors.ts";
import type { Declaration, SheetNode } from "./readSheet.ts";

const customProperty = /--[\w-]+/g;

/**
 * Parts of a page that selectors can match: element names (`p`), classes (`.a`), data and ARIA attributes with and
 * without their values (`data-a`, `data-a=b`), whether one is disabled, and the page's language (`:root:lang(en)`), all
 * as before any script runs.
 */
export function collectPageParts(elements: readonly Element[]): Set<string> {
  const parts = new Set<string>();
  for (const { tagName, attrs } of elements) {
    parts.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === "class") for (const one of value.split(/\s+/)) parts.add(`.${one}`);
      else if (/^(data|aria)-/.test(name)) parts.add(name).add(`${name}=${value}`);
      else if (name === "disabled") parts.add(":disabled");
      else if (name === "lang" && tagName === "html") parts.add(`:root:lang(${value})`);
    }
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

/**
 * Removes custom properties that nothing reads, keyframes and `@property` that no rule names; `markup` are the rules and values of
 * the page itself. The full sheet, which is loaded with the scripts, contains them.
 */
export function dropUnused(nodes: SheetNode[], markup: readonly string[]): SheetNode[] {
  const read = markup.flatMap((text) => text.match(customProperty) ?? []);
  return dropProperties(dropUnnamed(nodes, collectWords(nodes)), read);
}

function dropUnnamed(nodes: SheetNode[], words: ReadonlySet<string>): SheetNode[] {
  return nodes.flatMap((node): SheetNode[] => {
    if (node.kind === "group") return [{ ...node, nodes: dropUnnamed(node.nodes, words) }];
    const isUnused = node.kind === "text" && node.name && !words.has(node.name);
    return isUnused ? [] : [node];
  });
}

/** Every token of the rules' declarations. */
const collectWords = (nodes: SheetNode[]): Set<string> =>
  new Set(listDeclarations(nodes).flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));

const listDeclarations = (nodes: SheetNode[]): Declaration[] =>
  nodes.flatMap((node) => {
    if (node.kind === "group") return listDeclarations(node.nodes);
    return node.kind === "rule" ? node.declarations : [];
  });

/** Conditions of groups, and text that is always retained. */
const listTexts = (nodes: SheetNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "group") return [node.head, ...listTexts(node.nodes)];
    return node.kind === "text" ? [node.text] : [];
  });

/** Repeats, because a property may be read only by another unused one. */
function dropProperties(nodes: SheetNode[], read: string[]): SheetNode[] {
  const used = new Set([
    ...read,
    ...listTexts(nodes).flatMap((text) => text.match(customProperty) ?? []),
    ...listDeclarations(nodes).flatMap(readBy),
  ]);
  let dropped = false;
  const keepUsed = (all: SheetNode[]): SheetNode[] =>
    all.flatMap((node): SheetNode[] => {
      if (node.kind === "text") return [node];
      if (node.kind === "group") return [{ ...node, nodes: keepUsed(node.nodes) }];
      const declarations = node.declarations.filter(({ property }) => !property || used.has(property));
      dropped ||= declarations.length < node.declarations.length;
      return declarations.length > 0 ? [{ ...node, declarations }] : [];
    });
  const smaller = keepUsed(nodes);
  return dropped ? dropProperties(smaller, read) : smaller;
}

/** The custom properties that a declaration names without setting them. */
const readBy = ({ text, property }: Declaration): string[] =>
  text.slice(property?.length ?? 0).match(customProperty) ?? [];

/** Serializes a sheet. */
export const writeSheet = (nodes: readonly SheetNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "group") return `${node.head}{${writeSheet(node.nodes)}}`;
      return `${node.selectors.map(({ text }) => text).join(",")}{${writeDeclarations(node.declarations)}}`;
    })
    .join("");

const writeDeclarations = (declarations: readonly Declaration[]) => declarations.map(({ text }) => text).join(";");
