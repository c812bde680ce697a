import type { Node } from "prosemirror-model";

import { isReplacement } from "./TextEditor.ts";
import type { TextEditor } from "./TextEditor.ts";

/**
 * Replaces the editor's document without a change event; equal blocks stay, so that the cursor keeps its position.
 */
export function replaceDocument(editor: TextEditor, next: Node): void {
  const { doc, tr } = editor.state;
  const shorter = Math.min(doc.childCount, next.childCount);
  let start = 0;
  while (start < shorter && doc.child(start).eq(next.child(start))) start += 1;
  let end = 0;
  while (end < shorter - start && doc.child(doc.childCount - 1 - end).eq(next.child(next.childCount - 1 - end)))
    end += 1;
  const toOffset = (count: number) => doc.children.slice(0, count).reduce((total, { nodeSize }) => total + nodeSize, 0);
  const nodes = next.children.slice(start, next.childCount - end);
  tr.replaceWith(toOffset(start), toOffset(doc.childCount - end), nodes);
  if (tr.docChanged) editor.dispatch(tr.setMeta(isReplacement, true));
}
