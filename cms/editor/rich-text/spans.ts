import type { Mark, Schema } from "prosemirror-model";

import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

/** A span of a block's text; offsets in UTF-16 units. */
export type Span = { start: number; end: number; type: string; json: JsonObject };

/** Spans that cover something of the text. */
export function readSpans(spans: readonly Json[], length: number): Span[] {
  return spans.flatMap((span) => {
    if (!isJsonObject(span) || typeof span.start !== "number" || typeof span.end !== "number") return [];
    const [start, end] = [Math.max(0, span.start), Math.min(length, span.end)];
    return end > start ? [{ start, end, type: toText(span.type), json: span }] : [];
  });
}

/** The mark of a span. */
export function toMark(schema: Schema, { type, json }: Span): Mark {
  const data = isJsonObject(json.data) ? json.data : {};
  if (type === "strong" || type === "em") return schema.mark(type);
  if (type === "hyperlink") return schema.mark("hyperlink", { data });
  if (type === "label") return schema.mark("label", { name: toText(data.label) });
  const { start: _start, end: _end, ...span } = json;
  return schema.mark("otherSpan", { span });
}

type Piece = { start: number; end: number; marks: readonly Mark[] };

/** The spans of a block's pieces: neighbours with the same mark are one. */
export function toSpans(pieces: readonly Piece[]): JsonObject[] {
  const spans: { start: number; end: number; mark: Mark }[] = [];
  for (const { start, end, marks } of pieces) {
    for (const mark of marks) {
      const open = spans.findLast((span) => span.mark.eq(mark) && span.end === start);
      if (open) open.end = end;
      else spans.push({ start, end, mark });
    }
  }
  return spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, mark }) => ({ start, end, ...toSpan(mark) }));
}

function toSpan({ type: { name }, attrs }: Mark): JsonObject {
  if (name === "hyperlink") return { type: name, data: isJsonObject(attrs.data) ? attrs.data : {} };
  if (name === "label") return { type: name, data: { label: String(attrs.name) } };
  if (name === "otherSpan") return isJsonObject(attrs.span) ? attrs.span : {};
  return { type: name };
}
