import { DOMParser as NodeParser } from "prosemirror-model";
import type { Slice } from "prosemirror-model";

import type { Allowed } from "./allowed.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import type { LeftOut } from "./cleanPastedHtml.ts";
import { fitPasted } from "./fitPasted.ts";
import { schema } from "./schema.ts";

const signs = [
  /^#{1,6} +\S/m,
  /^ {0,3}(?:[-*+]|\d{1,3}[.)]) +\S/m,
  /^(?:```|~~~)/m,
  /^> ?\S/m,
  /(?<!!)\[[^\]\n]+\]\([^)\s]+\)/,
  /(?<!\w)(?:\*\*|__)\S[^\n]*?\S?(?:\*\*|__)(?!\w)/,
];

/** Whether a text without markup is written as Markdown. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text.replaceAll("\r\n", "\n")));

/** The blocks of Markdown as HTML, limited to what a field allows. */
export function readMarkdown(markup: string, allowed: Allowed): { slice: Slice; leftOut: LeftOut } {
  const { html, leftOut } = cleanPastedHtml(markup, allowed, location.origin);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { slice: fitPasted(NodeParser.fromSchema(schema).parseSlice(body), allowed), leftOut };
}
