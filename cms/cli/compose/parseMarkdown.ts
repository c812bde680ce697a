import { marked } from "marked";
import type { Token, Tokens } from "marked";

import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { parseLink } from "./links.ts";
import type { LinkContext } from "./links.ts";

type Span = JsonObject;
type Block = JsonObject;

/** Converts Markdown to Prismic's rich text. */
export function parseMarkdown(markdown: string, context: LinkContext): Block[] {
  return marked.lexer(markdown.trim()).flatMap((token) => toBlocks(token, context));
}

function toBlocks(token: Token, context: LinkContext): Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [textBlock(`heading${token.depth}`, token.tokens ?? [], context)];
    case "paragraph":
    case "text":
      return toParagraph(token.tokens ?? [token], context);
    case "code":
      return [{ type: "preformatted", text: token.text, spans: [], direction: "ltr" }];
    case "list":
      return toListItems(token, context);
    case "blockquote":
      return (token.tokens ?? []).flatMap((inner) => toBlocks(inner, context)).map(toNote);
  }
  throw new Error(`Rich text cannot contain Markdown of type ${token.type}: ${token.raw.slice(0, 60)}`);
}

// A block quote is a note; `> [!warning] text` is a warning.
function toNote(block: Block): Block {
  const text = String(block.text);
  const warning = text.startsWith("[!warning] ");
  const cut = warning ? "[!warning] ".length : 0;
  const span = { start: 0, end: text.length - cut, type: "label", data: { label: warning ? "warning" : "note" } };
  return { ...block, text: text.slice(cut), spans: [...(Array.isArray(block.spans) ? block.spans : []), span] };
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

function toListItems(token: Token, context: LinkContext): Block[] {
  if (!isList(token)) return [];
  const type = token.ordered ? "o-list-item" : "list-item";
  return token.items.map((item) => {
    const inline = item.tokens.flatMap((inner) => ("tokens" in inner && inner.tokens ? inner.tokens : [inner]));
    return textBlock(type, inline, context);
  });
}

function toParagraph(tokens: Token[], context: LinkContext): Block[] {
  const [only] = tokens;
  if (tokens.length === 1 && only?.type === "image") {
    return [{ type: "image", url: only.href, alt: only.text, copyright: null }];
  }
  return [textBlock("paragraph", tokens, context)];
}

function textBlock(type: string, tokens: Token[], context: LinkContext): Block {
  const state: Inline = { text: "", spans: [], open: [] };
  for (const token of tokens) appendInline(token, state, context);
  const [open] = state.open;
  if (open) throw new Error(`<${open.type}> is not closed in its paragraph`);
  return { type, text: state.text, spans: state.spans, direction: "ltr" };
}

/** The line read so far, with its open tags. */
type Inline = { text: string; spans: Span[]; open: { type: string; start: number }[] };

function appendInline(token: Token, state: Inline, context: LinkContext): void {
  const start = state.text.length;
  if (token.type === "html" && readTag(token.raw, state)) return;
  const children = "tokens" in token && token.tokens ? token.tokens : undefined;
  if (children) for (const child of children) appendInline(child, state, context);
  else if (token.type === "br") state.text += "\n";
  else state.text += unescapeHtml("text" in token && typeof token.text === "string" ? token.text : token.raw);
  const span = toSpan(token, context);
  if (span && state.text.length > start) state.spans.push({ start, end: state.text.length, ...span });
}

// Closing asterisks between punctuation and a letter end no bold text (common in Chinese), so tags are allowed.
function readTag(raw: string, { text, spans, open }: Inline): boolean {
  const [, end, type = ""] = /^<(\/?)(strong|em)>$/.exec(raw) ?? [];
  if (!type) return false;
  if (!end) return open.push({ type, start: text.length }) > 0;
  const opened = open.pop();
  if (opened?.type !== type) throw new Error(`</${type}> ends nothing that was begun`);
  spans.push({ start: opened.start, end: text.length, type });
  return true;
}

function toSpan(token: Token, context: LinkContext): Span | undefined {
  if (token.type === "strong") return { type: "strong" };
  if (token.type === "em") return { type: "em" };
  if (token.type === "codespan") return { type: "label", data: { label: "code" } };
  return token.type === "link" ? { type: "hyperlink", data: parseLink(token.href, context) } : undefined;
}

// The lexer escapes HTML; rich text is unescaped.
function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
