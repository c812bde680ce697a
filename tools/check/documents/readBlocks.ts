import { marked } from "marked";
import type { Token } from "marked";

/** A block of code: its language, its label (a path, or a guide's label), and its text. */
export type Block = { language: string; label: string; text: string };

/** Every fenced block of a Markdown text, in order, also inside lists. */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type !== "code") return;
    const [language = "", label = ""] = String(token.lang ?? "").split(" ");
    blocks.push({ language, label, text: String(token.text) });
  });
  return blocks;
}

/** Every step and sample with code of a guide, a document of the repository. */
export function readGuideBlocks(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(readGuideBlocks);
  if (typeof value !== "object" || value === null) return [];
  if (!("code" in value) || !Array.isArray(value.code)) return Object.values(value).flatMap(readGuideBlocks);
  const text = value.code.map((paragraph) => String(Object(paragraph).text)).join("\n");
  const language = "language" in value ? String(value.language) : "";
  return text === "" ? [] : [{ language, label: "label" in value ? String(value.label) : "", text }];
}
