import type { RichTextField } from "@prismicio/client";

import { toAnchor } from "@/features/shared/contracts/anchors";

/** One entry of a contents list. */
export type Heading = { anchor: string; text: string; level: 2 | 3 };

/** Whether a text has visible characters. */
export const hasWords = (text: string): boolean => /[^\p{C}\p{Z}\s]/u.test(text);

/** A text in one line for lists and search; line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The anchor of a heading node or a question on its page (see `anchorSlices`); elsewhere made from its text. */
export const anchorIn = (node: object, text: string): string =>
  "anchor" in node && typeof node.anchor === "string" ? node.anchor : toAnchor(text);

/** Headings 2 and 3 of a rich text, in order. */
export function listHeadings(field: RichTextField): Heading[] {
  return field.flatMap((node): Heading[] => {
    if ((node.type !== "heading2" && node.type !== "heading3") || !hasWords(node.text)) return [];
    return [{ anchor: anchorIn(node, node.text), text: oneLine(node.text), level: node.type === "heading2" ? 2 : 3 }];
  });
}

/** Link text of an embed: its title, else its URL. */
export const embedTitle = (title: unknown, url: string): string =>
  typeof title === "string" && hasWords(title) ? oneLine(title) : url;
