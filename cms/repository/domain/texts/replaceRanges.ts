import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import type { DocumentText } from "./mapTexts.ts";
import type { Found } from "./WordFinder.ts";

type Text = Pick<DocumentText, "text" | "spans">;
type Span = JsonObject & Found;

/**
 * Replaces parts of a text. New words get the spans of the first character they replace, as when typing over a
 * selection; surrounding spans grow and shrink, and an empty one is removed.
 */
export function replaceRanges(
  { text, spans }: Text,
  ranges: readonly Found[],
  toReplacement: (found: string) => string,
): Text {
  // From the end, so that earlier positions stay valid.
  return [...ranges].reverse().reduce<Text>(
    (before, range) => {
      const replacement = toReplacement(text.slice(range.start, range.end));
      return {
        text: before.text.slice(0, range.start) + replacement + before.text.slice(range.end),
        spans: before.spans.flatMap((span) => (isSpan(span) ? moveSpan(span, range, replacement.length) : [span])),
      };
    },
    { text, spans },
  );
}

function moveSpan(span: Span, { start, end }: Found, length: number): JsonObject[] {
  const isHeld = span.start <= start && span.end > start;
  const shift = start + length - end;
  const move = (at: number, inside: number) => {
    if (at >= end) return at + shift;
    return at <= start ? at : inside;
  };
  const from = move(span.start, start + length);
  const to = move(span.end, isHeld ? start + length : start);
  return to > from ? [{ ...span, start: from, end: to }] : [];
}

const isSpan = (span: JsonObject): span is Span => typeof span.start === "number" && typeof span.end === "number";
