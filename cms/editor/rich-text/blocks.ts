import type { Mark, Node, Schema } from "prosemirror-model";

import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { readSpans, toMark, toSpans } from "./spans.ts";

/** Members that the repository adds to a block beside type, text and spans. */
export const newBlockRest: JsonObject = { direction: "ltr" };

/** The node of a block; unknown types and blocks without text become `solid` nodes. */
export function toBlockNode(schema: Schema, block: Json): Node {
  const solid = () => schema.node("solidBlock", { block });
  if (!isJsonObject(block) || typeof block.text !== "string" || !Array.isArray(block.spans)) return solid();
  const { type, text, spans, ...others } = block;
  const kind = toText(type);
  const target = findNodeKind(kind);
  if (!target) return solid();
  const content = toInline(schema, {
    text,
    spans: toJsonList(spans),
    isCode: kind === "preformatted",
  });
  return schema.node(target.name, { ...target.attrs, rest: others }, content);
}

type Inline = { text: string; spans: Json[]; isCode: boolean };

function toInline(schema: Schema, { text, spans, isCode }: Inline): Node[] {
  const covering = readSpans(spans, text.length);
  const bounds = new Set([0, text.length, ...covering.flatMap(({ start, end }) => [start, end])]);
  if (!isCode) for (const { index } of text.matchAll(/\n/g)) bounds.add(index).add(index + 1);
  const points = [...bounds].sort((a, b) => a - b);
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? 0;
    const marks = covering
      .filter((span) => span.start <= start && span.end >= end)
      .reduce<readonly Mark[]>((all, span) => toMark(schema, span).addToSet(all), []);
    const piece = text.slice(start, end);
    return piece === "\n" && !isCode ? schema.node("hardBreak", null, undefined, marks) : schema.text(piece, marks);
  });
}

type NodeKind = { name: string; attrs: Record<string, unknown> };

/** The node and attributes of a block type in Prismic's words; `undefined` for one without text, or an unknown one. */
export function findNodeKind(type: string): NodeKind | undefined {
  const level = /^heading([1-6])$/.exec(type)?.[1];
  if (level) return { name: "heading", attrs: { level: Number(level) } };
  if (type === "list-item" || type === "o-list-item") {
    return { name: "listItem", attrs: { ordered: type === "o-list-item" } };
  }
  return type === "paragraph" || type === "preformatted" ? { name: type, attrs: {} } : undefined;
}

/** The type of a node's block in Prismic's words. */
export function blockType(node: Node): string {
  if (node.type.name === "heading") return `heading${String(node.attrs.level)}`;
  if (node.type.name === "listItem") return node.attrs.ordered ? "o-list-item" : "list-item";
  return node.type.name;
}

/** The block of a node. */
export function toBlock(node: Node): Json {
  if (node.type.name === "solidBlock") return isJsonObject(node.attrs.block) ? node.attrs.block : {};
  let text = "";
  const pieces: { start: number; end: number; marks: readonly Mark[] }[] = [];
  node.forEach((child) => {
    const piece = child.isText ? (child.text ?? "") : "\n";
    pieces.push({ start: text.length, end: text.length + piece.length, marks: child.marks });
    text += piece;
  });
  const others = isJsonObject(node.attrs.rest) ? node.attrs.rest : {};
  const rest = Object.keys(others).length === 0 ? newBlockRest : others;
  const direction = findDirection(text, rest.direction === "rtl");
  const isStored = rest.direction !== undefined || direction === "rtl";
  return { type: blockType(node), text, spans: toSpans(pieces), ...rest, ...(isStored ? { direction } : {}) };
}

// Hebrew, Arabic and their neighbours: https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The direction of a text: that of its first letter. Text that was set right to left stays so while it has such letters. */
function findDirection(text: string, isRightToLeft: boolean): "ltr" | "rtl" {
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  if (isRightToLeft && (first === "" || rightToLeft.test(text))) return "rtl";
  return rightToLeft.test(first) ? "rtl" : "ltr";
}
