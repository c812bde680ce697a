import { DOMParser as NodeParser } from "prosemirror-model";

import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { readAllowed } from "./allowed.ts";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { fitPasted } from "./fitPasted.ts";
import { RichTextConverter } from "./RichTextConverter.ts";
import { schema } from "./schema.ts";

/** The rich text of markup from outside, limited to what a field allows. */
export function toBlocks(html: string, config: JsonObject): Json[] {
  const allowed = readAllowed(config);
  const cleaned = cleanPastedHtml(html, allowed, location.origin).html;
  const { body } = new DOMParser().parseFromString(cleaned, "text/html");
  const { content } = fitPasted(NodeParser.fromSchema(schema).parse(body).slice(0), allowed);
  const converter = new RichTextConverter();
  return content.childCount === 0 || body.textContent.trim() === ""
    ? []
    : converter.toValue(schema.node("doc", null, content));
}
