import { marked } from "marked";
import type { Token, Tokens } from "marked";

import type { Json } from "../../domain/model/document.ts";
import type { LinkContext } from "./links.ts";
import { richTextOf } from "./composeRichText.ts";

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** Turns a Markdown table into Prismic's. */
export function tableOf(markdown: string, context: LinkContext): Json {
  const table = marked.lexer(markdown.trim()).find(isTable);
  if (!table) throw new Error("a table in Markdown is expected");
  const row = (cells: Tokens.TableCell[], type: "header" | "data", key: string): Json => ({
    key,
    cells: cells.map((cell, index) => ({ key: `${key}-${index}`, type, content: contentOf(cell.text, context) })),
  });
  return {
    head: { rows: [row(table.header, "header", "head")] },
    body: { rows: table.rows.map((cells, index) => row(cells, "data", `row-${index}`)) },
  };
}

const contentOf = (text: string, context: LinkContext): Json =>
  text.trim() ? richTextOf(text, context) : [{ type: "paragraph", text: "", spans: [], direction: "ltr" }];
