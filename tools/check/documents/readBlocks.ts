import { marked } from "marked";
import type { Token } from "marked";

/** A block of code: its language, its label (a path), and its text. */
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
