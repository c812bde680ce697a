import { Fragment, Slice } from "prosemirror-model";
import type { Node } from "prosemirror-model";
import { NodeSelection, Selection } from "prosemirror-state";
import type { Command } from "prosemirror-state";

import { schema } from "./schema.ts";

const isParagraph = (node: Node | undefined) => node?.type === schema.nodes.paragraph;

/**
 * Puts pasted blocks in place of the selection. Paragraphs join the words before and behind the cursor; every other kind
 * stays a block of its own, the first and the last too. One block that is pasted into words is taken for words.
 */
export const insertPasted =
  ({ content: { content } }: Slice): Command =>
  ({ tr, selection }, dispatch) => {
    const blocks = content.filter((node) => node.isBlock);
    const [first] = blocks;
    if (!first || blocks.length < content.length) return false;
    if (selection instanceof NodeSelection) {
      tr.replaceSelection(new Slice(Fragment.fromArray(blocks), 0, 0));
      dispatch?.(tr.scrollIntoView());
      return true;
    }
    tr.deleteSelection();
    const { $from } = tr.selection;
    const { parent } = $from;
    if (!parent.isTextblock || (parent.type.spec.code && parent.content.size > 0)) return false;
    const before = parent.content.cut(0, $from.parentOffset);
    const after = parent.content.cut($from.parentOffset);
    const hasLines = first.type.spec.code === true && first.textContent.includes("\n");
    if (blocks.length === 1 && first.isTextblock && parent.content.size > 0 && !hasLines) {
      tr.insert($from.pos, first.content);
      dispatch?.(tr.scrollIntoView());
      return true;
    }
    const nodes = [...blocks];
    if (isParagraph(first) && (before.size > 0 || !isParagraph(parent))) {
      nodes[0] = parent.copy(before.append(first.content));
    } else if (before.size > 0) nodes.unshift(parent.copy(before));
    const end = nodes.reduce((total, { nodeSize }) => total + nodeSize, $from.before()) - 1;
    const last = nodes.at(-1);
    if (after.size > 0) {
      if (last && isParagraph(blocks.at(-1))) nodes[nodes.length - 1] = last.copy(last.content.append(after));
      else nodes.push(parent.copy(after));
    }
    tr.replaceWith($from.before(), $from.after(), nodes);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
    return true;
  };
