import { Plugin } from "prosemirror-state";

import type { Allowed } from "./allowed.ts";
import { findNodeKind } from "./blocks.ts";
import { isReplacement } from "./TextEditor.ts";

/**
 * Converts paragraphs to the field's first block type where paragraphs are not allowed: some editor commands, such as
 * deleting everything, fall back to a paragraph. Stored text is not changed.
 */
export const keepAllowedKinds = ({ texts: [first = "paragraph", ...texts] }: Allowed): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _, { doc, schema, tr }) => {
      const target = findNodeKind(first);
      const type = target && schema.nodes[target.name];
      const isTyped = transactions.some((one) => one.docChanged && !one.getMeta(isReplacement));
      if (!isTyped || !type || [first, ...texts].includes("paragraph")) return null;
      doc.forEach((node, at) => {
        if (node.type.name === "paragraph") tr.setNodeMarkup(at, type, { ...node.attrs, ...target.attrs });
      });
      return tr.docChanged ? tr : null;
    },
  });
