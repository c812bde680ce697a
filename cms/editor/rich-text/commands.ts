import { splitBlockAs } from "prosemirror-commands";
import { Fragment, Slice } from "prosemirror-model";
import type { Node } from "prosemirror-model";
import { NodeSelection, TextSelection } from "prosemirror-state";
import type { Command, EditorState, Transaction } from "prosemirror-state";

import { findNodeKind } from "./blocks.ts";
import { schema } from "./schema.ts";

/** Makes the blocks of a range blocks of a kind in Prismic's words; `false` for a kind without text. */
export function setKindIn(tr: Transaction, { from, to }: { from: number; to: number }, kind: string): boolean {
  const target = findNodeKind(kind);
  const type = target && schema.nodes[target.name];
  if (!type) return false;
  tr.setBlockType(from, to, type, ({ attrs }) => ({ ...attrs, ...target.attrs }));
  return true;
}

/** Makes the selected blocks blocks of a kind. */
export const toKind =
  (kind: string): Command =>
  ({ tr, selection }, dispatch) => {
    const isKnown = setKindIn(tr, selection, kind);
    if (isKnown) dispatch?.(tr.scrollIntoView());
    return isKnown;
  };

/** Whether all of the selection has a mark, or what is typed next gets it. */
export function hasMark({ selection, doc, storedMarks }: EditorState, name: string, attrs: object = {}): boolean {
  const isIt = ({ type, attrs: own }: { type: { name: string }; attrs: Record<string, unknown> }) =>
    type.name === name && Object.entries(attrs).every(([key, value]) => own[key] === value);
  if (selection.empty) return (storedMarks ?? selection.$from.marks()).some(isIt);
  let [count, marked] = [0, 0];
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (!node.isText) return;
    count += 1;
    if (node.marks.some(isIt)) marked += 1;
  });
  return count > 0 && marked === count;
}

/** Toggles a label on the selection, or on what is typed next. */
export const toggleLabel =
  (name: string): Command =>
  (state, dispatch) => {
    const { tr, doc, selection } = state;
    const { from, to } = selection;
    const mark = schema.mark("label", { name });
    if (selection.empty) {
      dispatch?.(hasMark(state, "label", { name }) ? tr.removeStoredMark(mark) : tr.addStoredMark(mark));
      return true;
    }
    let isOn = false;
    doc.nodesBetween(from, to, ({ marks }) => {
      isOn ||= mark.isInSet(marks);
    });
    dispatch?.(isOn ? tr.removeMark(from, to, mark) : tr.addMark(from, to, mark));
    return true;
  };

/** Puts nodes in place of the selection, or at a position. */
export const insertNodes =
  (nodes: readonly Node[], at?: number): Command =>
  ({ tr, selection }, dispatch) => {
    const slice = new Slice(Fragment.fromArray(nodes), 0, 0);
    tr.replaceRange(at ?? selection.from, at ?? selection.to, slice);
    dispatch?.(selectBeyond(tr, nodes.at(-1), selection instanceof NodeSelection).scrollIntoView());
    return true;
  };

/** Writing goes on below an inserted block: in the text there, or else the block is selected. */
function selectBeyond(tr: Transaction, block: Node | undefined, isSelected: boolean): Transaction {
  const index = tr.doc.children.findIndex((node) => node === block);
  if (!block || index < 0) return tr;
  const start = tr.doc.children.slice(0, index).reduce((total, { nodeSize }) => total + nodeSize, 0);
  const isBeforeText = tr.doc.maybeChild(index + 1)?.isTextblock === true;
  const goesOn = isBeforeText && !isSelected;
  return tr.setSelection(
    goesOn ? TextSelection.create(tr.doc, start + block.nodeSize + 1) : NodeSelection.create(tr.doc, start),
  );
}

/** Writes below a selected block, which typing would otherwise replace. */
export const typeBelow =
  (text: string): Command =>
  ({ tr, selection }, dispatch) => {
    if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
    tr.insert(selection.to, schema.node("paragraph", null, schema.text(text)));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)).scrollIntoView());
    return true;
  };

// What follows the end of a block is a paragraph with the block's other members.
const split = splitBlockAs(({ attrs }, isAtEnd) =>
  isAtEnd && schema.nodes.paragraph ? { type: schema.nodes.paragraph, attrs: { rest: attrs.rest } } : null,
);

/** Divides the block at the cursor; what is typed next keeps its marks. */
export const splitBlock: Command = (state, dispatch) =>
  split(state, dispatch && ((tr) => dispatch(keepMarks(tr, state))));

function keepMarks(tr: Transaction, { storedMarks, selection: { $to, $from } }: EditorState): Transaction {
  const marks = storedMarks ?? ($to.parentOffset > 0 ? $from.marks() : []);
  return marks.length > 0 ? tr.ensureMarks(marks) : tr;
}
