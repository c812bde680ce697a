import type { SheetSelector } from "./readSelectors.ts";
import type { SheetNode } from "./readSheet.ts";

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
