import { marked } from "marked";
import type { Token, Tokens } from "marked";

import type { Json } from "#cms/repository/domain/model/document.ts";

import type { LinkContext } from "./links.ts";
import { parseMarkdown } from "./parseMarkdown.ts";

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** Converts a Markdown table to Prismic's form. */
export function parseTable(markdown: string, context: LinkContext): Json {
  const table = marked.lexer(markdown.trim()).find(isTable);
  if (!table) throw new Error("a table in Markdown is expected");
  const row = (cells: Tokens.TableCell[], type: "header" | "data", key: string): Json => ({
    key,
    cells: cells.map((cell, index) => ({ key: `${key}-${index}`, type, content: toContent(cell.text, context) })),
  });
  return {
    head: { rows: [row(table.header, "header", "head")] },
    body: { rows: table.rows.map((cells, index) => row(cells, "data", `row-${index}`)) },
  };
}

const toContent = (text: string, context: LinkContext): Json =>
  text.trim() ? parseMarkdown(text, context) : [{ type: "paragraph", text: "", spans: [], direction: "ltr" }];
