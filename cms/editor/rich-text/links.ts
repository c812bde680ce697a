import type { Mark, ResolvedPos } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";

import { isJsonObject } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import { schema } from "./schema.ts";

type Linked = { from: number; to: number; link: JsonObject | undefined };

/** The selected range, or the whole link at the cursor, with its link. */
export function findLinked({ selection, doc }: EditorState): Linked {
  const type = schema.marks.hyperlink;
  const { from, to, $from, empty } = selection;
  if (!type) return { from, to, link: undefined };
  if (empty) {
    const mark = $from.marks().find((one) => one.type === type);
    return mark ? { ...findRange($from, mark), link: toLinkData(mark.attrs.data) } : { from, to, link: undefined };
  }
  let link: JsonObject | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    const mark = marks.find((one) => one.type === type);
    if (mark) link ??= toLinkData(mark.attrs.data);
  });
  return { from, to, link };
}

const toLinkData = (data: unknown): JsonObject => (isJsonObject(data) ? data : {});

/** The range around a position of a block that has a mark. */
function findRange({ parent, parentOffset, pos }: ResolvedPos, mark: Mark): { from: number; to: number } {
  let [from, to, at] = [0, 0, 0];
  for (const { marks, nodeSize } of parent.children) {
    at += nodeSize;
    if (mark.isInSet(marks)) to = at;
    else if (at <= parentOffset) from = at;
    else break;
  }
  const start = pos - parentOffset;
  return { from: start + from, to: start + to };
}

/** Sets or removes the link of a range. If the range is empty, inserts the URL as text. */
export const setLink =
  ({ from, to }: Linked, link: JsonObject | undefined, words: string): Command =>
  ({ tr }, dispatch) => {
    const type = schema.marks.hyperlink;
    if (!type) return false;
    if (from === to && link) {
      dispatch?.(tr.insert(from, schema.text(words, [type.create({ data: link })])));
      return true;
    }
    tr.removeMark(from, to, type);
    dispatch?.(link ? tr.addMark(from, to, type.create({ data: link })) : tr);
    return true;
  };
