import { Fragment, Slice } from "@tiptap/pm/model";
import type { Node } from "@tiptap/pm/model";

import { nearestKind } from "./allowed";
import type { Allowed } from "./allowed";
import { blockType, findNodeKind } from "./blocks";

/** Pasted blocks as the field takes them; in a field of one block, their words in one line. */
export function fitPasted(slice: Slice, allowed: Allowed): Slice {
  const blocks = slice.content.content.filter((node) => node.isBlock);
  if (blocks.length === 0) return slice;
  if (allowed.isSingle) return new Slice(joinWords(blocks), 0, 0);
  const fitted = blocks.map((node) => {
    const kind = blockType(node);
    const target = node.isAtom ? undefined : findNodeKind(nearestKind(kind, allowed));
    const type = target && node.type.schema.nodes[target.name];
    if (!target || !type || allowed.texts.includes(kind)) return node;
    return type.create({ ...node.attrs, ...target.attrs }, node.content);
  });
  return new Slice(Fragment.fromArray(fitted), slice.openStart, slice.openEnd);
}

function joinWords(blocks: Node[]): Fragment {
  return blocks.reduce((joined, { content, type: { schema } }) => {
    const gap = joined.size > 0 && content.size > 0 ? [schema.text(" ")] : [];
    return joined.append(Fragment.fromArray(gap)).append(content);
  }, Fragment.empty);
}
