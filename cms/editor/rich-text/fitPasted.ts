import { Fragment, Slice } from "prosemirror-model";
import type { Mark, Node } from "prosemirror-model";

import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { nearestKind } from "./allowed.ts";
import type { Allowed } from "./allowed.ts";
import { blockType, findNodeKind } from "./blocks.ts";
import { pendingType } from "./pastedPictures.ts";

/** Converts pasted blocks to what the field allows; in a field of one block, to their text in one line. */
export function fitPasted(slice: Slice, allowed: Allowed): Slice {
  const content = fitMarks(slice.content, allowed);
  const blocks = content.content.filter((node) => node.isBlock);
  if (blocks.length === 0) return new Slice(content, slice.openStart, slice.openEnd);
  if (allowed.isSingle) return new Slice(joinWords(blocks), 0, 0);
  const remaining = blocks.filter((node) => !node.isAtom || isSolidAllowed(node, allowed));
  const fitted = Fragment.fromArray(remaining.map((node) => fitKind(node, allowed)));
  return remaining.length === blocks.length ? new Slice(fitted, slice.openStart, slice.openEnd) : Slice.maxOpen(fitted);
}

function fitKind(node: Node, allowed: Allowed): Node {
  const kind = blockType(node);
  const target = node.isAtom ? undefined : findNodeKind(nearestKind(kind, allowed));
  const type = target && node.type.schema.nodes[target.name];
  if (!target || !type || allowed.texts.includes(kind)) return node;
  return type.create({ ...node.attrs, ...target.attrs }, node.content);
}

function isSolidAllowed(node: Node, { hasImages, hasEmbeds }: Allowed): boolean {
  const type = isJsonObject(node.attrs.block) ? toText(node.attrs.block.type) : "";
  return type === "embed" ? hasEmbeds : hasImages && (type === "image" || type === pendingType);
}

function fitMarks(content: Fragment, allowed: Allowed): Fragment {
  const isAllowed = ({ type: { name }, attrs }: Mark) =>
    name === "label" ? allowed.labels.includes(String(attrs.name)) : allowed.spans.includes(name);
  return Fragment.fromArray(
    content.content.map((node) =>
      node.isInline ? node.mark(node.marks.filter(isAllowed)) : node.copy(fitMarks(node.content, allowed)),
    ),
  );
}

function joinWords(blocks: Node[]): Fragment {
  return blocks.reduce((joined, { content, type: { schema } }) => {
    const gap = joined.size > 0 && content.size > 0 ? [schema.text(" ")] : [];
    return joined.append(Fragment.fromArray(gap)).append(content);
  }, Fragment.empty);
}
