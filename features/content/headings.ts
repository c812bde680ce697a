import type { RichTextField } from "@prismicio/client";

/** One entry of a contents list. */
export type Heading = { anchor: string; text: string; level: 2 | 3 };

/** The words of a heading node. */
export const headingText = (node: { text: string }) => node.text;

/** The anchor of a heading: letters and digits of any script, joined by hyphens. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Headings 2 and 3 of a rich text, in order. */
export function listHeadings(field: RichTextField): Heading[] {
  return field.flatMap((node): Heading[] => {
    if (node.type === "heading2") return [{ anchor: anchorOf(node.text), text: node.text, level: 2 }];
    if (node.type === "heading3") return [{ anchor: anchorOf(node.text), text: node.text, level: 3 }];
    return [];
  });
}
