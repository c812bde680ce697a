import type { Declaration, SheetNode } from "./readSheet.ts";

const customProperty = /--[\w-]+/g;

/**
 * Removes what no rule of a page's sheet uses: custom properties that nothing reads, keyframes that no rule names. The
 * whole sheet, which comes with the scripts, has all of it.
 */
export function dropUnused(nodes: SheetNode[], html: string): SheetNode[] {
  return dropProperties(dropKeyframes(nodes, collectWords(nodes)), html.match(customProperty) ?? []);
}

function dropKeyframes(nodes: SheetNode[], words: ReadonlySet<string>): SheetNode[] {
  return nodes.flatMap((node): SheetNode[] => {
    if (node.kind === "group") return [{ ...node, nodes: dropKeyframes(node.nodes, words) }];
    const isUnused = node.kind === "text" && node.keyframes && !words.has(node.keyframes);
    return isUnused ? [] : [node];
  });
}

/** Every word of the rules' declarations. */
const collectWords = (nodes: SheetNode[]): Set<string> =>
  new Set(listDeclarations(nodes).flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));

const listDeclarations = (nodes: SheetNode[]): Declaration[] =>
  nodes.flatMap((node) => {
    if (node.kind === "group") return listDeclarations(node.nodes);
    return node.kind === "rule" ? node.declarations : [];
  });

/** Conditions of groups, and text that always stays. */
const listTexts = (nodes: SheetNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "group") return [node.head, ...listTexts(node.nodes)];
    return node.kind === "text" ? [node.text] : [];
  });

/** A property that is read only by one that nothing reads goes with it. */
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

/** A sheet as text. */
export const writeSheet = (nodes: readonly SheetNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "group") return `${node.head}{${writeSheet(node.nodes)}}`;
      return `${node.selectors.map(({ text }) => text).join(",")}{${writeDeclarations(node.declarations)}}`;
    })
    .join("");

const writeDeclarations = (declarations: readonly Declaration[]) => declarations.map(({ text }) => text).join(";");
